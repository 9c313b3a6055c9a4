// Quizzes outside of a sitting: what a course asks, how a student stands, how quizzes are written, listed and graded. Taking
// one and its result are attempts. The form of a paper is shared with the final exams.
export { courseQuizzesQuery } from './api.ts'
export { QuizLines } from './components/quiz-lines.tsx'
export { type CourseAsks, courseAsks } from './course-asks.ts'
export type { PaperRules } from './form/paper-faults.ts'
export { PaperForm } from './form/paper-form.tsx'
export { type PaperInput, type PaperValues, valuesOf } from './form/paper-values.ts'
export type { SavedPaper } from './form/use-paper-form.ts'
export { AnswerOptions } from './grading/answer-options.tsx'
export { WrittenAnswer } from './grading/written-answer.tsx'
export { loadPracticeQuizzes } from './late-parts.ts'
export { quizListAddress } from './places.ts'
