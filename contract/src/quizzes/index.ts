// Quizzes: short papers of a lecture, their submissions and how they are graded. Taking them is attempts.
export * from './contract.ts'
export * as FORMAT_MESSAGES from './format-messages.ts'
export * from './grading.ts'
export * as QUIZ_MESSAGES from './messages.ts'
export * from './rules.ts'
export * from './shapes.ts'
