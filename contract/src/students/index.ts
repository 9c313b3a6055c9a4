// Students: who studies a course, seen by who teaches it; what waits for an instructor. Enrolling is enrolments, marks are attempts.
export * from './contract.ts'
export * as STUDENT_MESSAGES from './messages.ts'
export * from './rules.ts'
export * from './shapes.ts'
