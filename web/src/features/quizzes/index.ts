// Quizzes: what a course asks, how a student stands, takes one and did, how they are written, listed and graded. The sitting
// itself is attempts. The form of a paper and the page where it is marked are shared with the final exams.
export { courseQuizzesAsStudentQuery, courseQuizzesQuery } from './api.ts'
export {
  ADMIN_SUBMISSIONS_ADDRESS,
  gradeAddress,
  INSTRUCTOR_SUBMISSIONS_ADDRESS,
} from './grading/addresses.ts'
export { AnswerOptions } from './grading/answers/answer-options.tsx'
export { WrittenAnswer } from './grading/answers/written-answer.tsx'
export type { GradingKind } from './grading/grading-kind.ts'
export { GradeNext } from './grading/submissions/grade-next.tsx'
export { LazyRecentSubmissions } from './grading/submissions/lazy-recent-submissions.ts'
export { QuestionToMark } from './grading/workspace/question-to-mark.tsx'
export { SubmissionToMark } from './grading/workspace/submission-to-mark.tsx'
export { LazyPracticeQuizzes } from './lazy-parts.ts'
export { courseAsks } from './student/course-asks.ts'
export { QuizLines } from './student/quiz-lines.tsx'
export { adminEditQuizAddress, INSTRUCTOR_QUIZZES_ADDRESS } from './teaching/addresses.ts'
export { quizzesInCourseQuery } from './teaching/api.ts'
export type { PaperRules } from './teaching/form/paper-faults.ts'
export { PaperForm } from './teaching/form/paper-form.tsx'
export { type PaperValues, valuesOf } from './teaching/form/paper-values.ts'
export type { SavedPaper } from './teaching/form/use-paper-form.ts'
