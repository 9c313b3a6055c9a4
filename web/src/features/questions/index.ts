// Lecture questions: what students ask under a lecture, one question with its answers, and the list of who teaches.
export { QUESTIONS_ADDRESS, taughtQuestionAddress } from './addresses.ts'
export { LazyLectureQuestions } from './lazy-parts.ts'
