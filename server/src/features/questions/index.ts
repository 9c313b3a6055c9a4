// The questions room: what students ask under a lecture, who answers it, and what still waits for who teaches the course.
export { writeAskedBefore } from './asked-before.ts'
export { countQuestionsThatWait } from './taught-store.ts'
export { questionsJobs } from './tell-answer.ts'
export { gatherQuestions } from './tell-waiting.ts'
