// Progress: which lectures a student has completed and where they stopped. One pure function makes the percentage.
export * from './contract.ts'
export * as PROGRESS_MESSAGES from './messages.ts'
export * from './rules.ts'
