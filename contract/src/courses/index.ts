// Courses: what is offered, by whom, at what price. Who studies one is enrolments; what is in one is lectures.
// The package format for import and export is `../course-package`, which composes courses, lectures and quizzes.
export * from './contract.ts'
export * as COURSE_MESSAGES from './messages.ts'
export * from './notes.ts'
export * from './rules.ts'
