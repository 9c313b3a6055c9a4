// Progress: which lectures a student has completed, where they stopped, and My Courses, which shows it. One pure function makes the percentage.
export * from './contract.ts'
export * as PROGRESS_MESSAGES from './messages.ts'
export * from './rules.ts'
