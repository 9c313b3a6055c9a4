// How the academy runs: figures of all its nodes, and jobs that failed. For superadmins.
export * from './contract.ts'
export * as SYSTEM_MESSAGES from './messages.ts'
export * from './rules.ts'
