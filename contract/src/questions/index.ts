// Lecture questions: what students ask under a lecture, who answers it, and what still waits for who teaches the course.
export * from './contract.ts'
export * as QUESTION_MESSAGES from './messages.ts'
export * from './notes.ts'
export * from './rules.ts'
export * from './shapes.ts'
