// Final exams: one long paper at the end of a course, judged by percentage. Taking it is attempts; proof is certificates.
export * from './contract.ts'
export * from './marking.ts'
export * as FINAL_EXAM_MESSAGES from './messages.ts'
export * from './rules.ts'
