// The attempts room: papers, the timed sitting, answers on their way, marks, shared by quizzes and final exams.
// It has no pupil's screen of its own, and decides neither who may open a quiz nor when an exam is unlocked: their rooms do.

export { gradeAnswersTo, readAnswersTo } from './grading/by-question.ts'
export { readGradeDraft, saveGradeDraft } from './grading/drafts.ts'
export { readQueue } from './grading/queue.ts'
export { endOverdueAttempts } from './hand-in/finalise.ts'
export { type HandingIn, handIn } from './hand-in/hand-in.ts'
export { handInMany } from './hand-in/hand-in-many.ts'
export type { HandedInBefore } from './hand-in/hand-in-many-store.ts'
export { tellClassJobs } from './notes/tell-class.ts'
export { aboutSubmissions, gatherWaitingIn, submissionJobs, tellUntold } from './notes/tell-waiting.ts'
export { askedPaper } from './papers/asked-papers.ts'
export {
  changeAssessment,
  createAssessment,
  deleteAssessment,
  factsForAudit,
} from './papers/assessments.ts'
export { assessmentForOwner } from './papers/assessments-access.ts'
export { type AssessmentRow, findAssessment } from './papers/assessments-store.ts'
export {
  type CheckedQuestion,
  checkQuestion,
  checkQuestions,
  type QuestionRules,
} from './papers/check-questions.ts'
export { questionImageJobs, scheduleQuestionImageCleaning } from './papers/clean-images.ts'
export type { KeyedQuestion } from './papers/papers.ts'
export {
  newestKeyedPaper,
  newestKeyedPapers,
  newestPaper,
  readKeyedPaper,
} from './papers/papers-store.ts'
export { rememberQuestionImage, storeQuestionImage } from './papers/question-images.ts'
export { knownImageUrls } from './papers/question-images-store.ts'
export { viewAskedQuestion, viewQuestion } from './papers/question-views.ts'
export { sittingRefusals } from './refusals.ts'
export { beat, startHeartbeat } from './sitting/heartbeat.ts'
export { answeredIn, openAttempt, standingForTaker, standingWith } from './sitting/open-attempt.ts'
export type { SittingPlace } from './sitting/place-store.ts'
export { saveDraft } from './sitting/save-draft.ts'
export { viewOwnSubmission } from './submissions/own-submission.ts'
export { saveMarks } from './submissions/save-marks.ts'
export type { Standing } from './submissions/standing-store.ts'
export { viewGivenAnswer, viewStudent } from './submissions/submission-views.ts'
export { submissionForGrader } from './submissions/submissions-access.ts'
export { submissionCsvColumns } from './submissions/submissions-csv.ts'
export type { SubmissionScope } from './submissions/submissions-filter-store.ts'
export { pageOfSubmissions, submissionPages } from './submissions/submissions-page.ts'
export type { SubmissionInPage } from './submissions/submissions-rows-store.ts'
export {
  countLate,
  type OwnedSubmission,
  type SubmissionAnswerRow,
  type SubmissionRow,
  selectAnswers,
  submissionsIn,
  submittedAnswersIn,
} from './submissions/submissions-store.ts'
