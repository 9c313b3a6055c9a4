// The attempts room: papers, the timed sitting, answers on their way, marks, shared by quizzes and final exams.
// It has no pupil's screen of its own, and decides neither who may open a quiz nor when an exam is unlocked: their rooms do.

export { askedPaper } from './asked-papers.ts'
export {
  changeAssessment,
  createAssessment,
  deleteAssessment,
  factsForAudit,
} from './assessments.ts'
export { assessmentForOwner } from './assessments-access.ts'
export { type AssessmentRow, findAssessment } from './assessments-store.ts'
export { type CheckedQuestion, checkQuestion, checkQuestions, type QuestionRules } from './check-questions.ts'
export { questionImageJobs, scheduleQuestionImageCleaning } from './clean-images.ts'
export { endOverdueAttempts } from './finalise.ts'
export { gradeAnswersTo, readAnswersTo } from './grading/by-question.ts'
export { readGradeDraft, saveGradeDraft } from './grading/drafts.ts'
export { readQueue } from './grading/queue.ts'
export { type HandingIn, handIn } from './hand-in.ts'
export { handInMany } from './hand-in-many.ts'
export type { HandedInBefore } from './hand-in-many-store.ts'
export { beat, startHeartbeat } from './heartbeat.ts'
export { answeredIn, openAttempt, standingForTaker, standingWith } from './open-attempt.ts'
export { viewOwnSubmission } from './own-submission.ts'
export type { KeyedQuestion } from './papers.ts'
export {
  newestKeyedPaper,
  newestKeyedPapers,
  newestPaper,
  readKeyedPaper,
} from './papers-store.ts'
export type { SittingPlace } from './place-store.ts'
export { rememberQuestionImage, storeQuestionImage } from './question-images.ts'
export { knownImageUrls } from './question-images-store.ts'
export { viewAskedQuestion, viewQuestion } from './question-views.ts'
export { sittingRefusals } from './refusals.ts'
export { saveDraft } from './save-draft.ts'
export { saveMarks } from './save-marks.ts'
export type { Standing } from './standing-store.ts'
export { viewGivenAnswer, viewStudent } from './submission-views.ts'
export { submissionForGrader } from './submissions-access.ts'
export { submissionCsvColumns } from './submissions-csv.ts'
export type { SubmissionScope } from './submissions-filter-store.ts'
export { pageOfSubmissions, submissionPages } from './submissions-page.ts'
export type { SubmissionInPage } from './submissions-rows-store.ts'
export {
  countLate,
  type OwnedSubmission,
  type SubmissionAnswerRow,
  type SubmissionRow,
  selectAnswers,
  submissionsIn,
  submittedAnswersIn,
} from './submissions-store.ts'
export { tellClassJobs } from './tell-class.ts'
export { aboutSubmissions, gatherWaitingIn, submissionJobs, tellUntold } from './tell-waiting.ts'
