// The audit log: every change by staff is one row, with who, what, before and after, when and from where. Rows are only added.
export * from './contract.ts'
export * as AUDIT_MESSAGES from './messages.ts'
export * from './rules.ts'
