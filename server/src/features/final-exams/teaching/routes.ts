import { contract } from '@academy/contract'
import { fileRoute, type Route, route } from '../../../http/route.ts'
import {
  listSubmissions,
  markExamAnswers,
  markSubmission,
  readExamAnswers,
  readExamQueue,
  readSubmission,
  saveMarksDraft,
  submissionsCsv,
} from '../grading/submissions.ts'
import { listCards, previewExam, readExam, readExamOfCourse } from './read-exam.ts'
import { createExam, deleteExam, editExam } from './write-exam.ts'

/** What exams are, and what was handed in. */
export const teachingRoutes: Route[] = [
  route(contract.newExam, (ctx, { body }) => createExam(ctx, body)),
  route(contract.editExam, (ctx, { params, body }) => editExam(ctx, params.id, body)),
  route(contract.examOfCourse, (ctx, { params }) => readExamOfCourse(ctx, params.courseId)),
  route(contract.exam, (ctx, { params }) => readExam(ctx, params.id)),
  route(contract.previewExam, (ctx, { params }) => previewExam(ctx, params.courseId)),
  route(contract.examCards, (ctx, { query }) => listCards(ctx, query)),
  route(contract.examSubmissions, (ctx, { params, query }) => listSubmissions(ctx, params.id, query)),
  fileRoute(contract.examSubmissionsCsv, (ctx, { params, query }) => submissionsCsv(ctx, params.id, query)),
  route(contract.examSubmission, (ctx, { params }) => readSubmission(ctx, params.id)),
  route(contract.markExam, (ctx, { params, body }) => markSubmission(ctx, params.id, body)),
  route(contract.saveExamMarksDraft, (ctx, { params, body }) => saveMarksDraft(ctx, params.id, body)),
  route(contract.examQueue, (ctx, { params, query }) => readExamQueue(ctx, params.id, query)),
  route(contract.examAnswersByQuestion, (ctx, { params }) =>
    readExamAnswers(ctx, params.id, params.questionId),
  ),
  route(contract.markExamByQuestion, (ctx, { params, body }) =>
    markExamAnswers(ctx, params.id, params.questionId, body),
  ),
  route(contract.deleteExam, (ctx, { params }) => deleteExam(ctx, params.id)),
]
