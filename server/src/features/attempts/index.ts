// The attempts room: papers, the timed sitting, answers on their way, marks, shared by quizzes and final exams.
// It has no pupil's screen of its own, and decides neither who may open a quiz nor when an exam is unlocked: their rooms do.

export { judge, remark } from './remark.ts'
export { type GivenMarks, type SavingMarks, saveMarks } from './save-marks.ts'
export {
  findSubmission,
  lockSubmission,
  type SubmissionAnswerRow,
  type SubmissionRow,
  selectAnswers,
} from './submissions-store.ts'
