// Attempts: papers, answers on their way, the clock, and marks. What a quiz or an exam is, their rooms say.
export * from './contract.ts'
export * from './grading-shapes.ts'
export * as ATTEMPT_MESSAGES from './messages.ts'
export * from './notes.ts'
export * from './rules.ts'
export * from './shapes.ts'
