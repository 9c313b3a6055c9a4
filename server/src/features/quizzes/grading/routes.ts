import { contract } from '@academy/contract'
import { fileRoute, type Route, route } from '../../../http/route.ts'
import { saveGradeDraft } from '../../attempts/index.ts'
import { quizSubmissionForGrader } from './access.ts'
import { gradeQuizAnswers, readQuizAnswers } from './by-question.ts'
import { addComment, deleteComment, listComments } from './comments.ts'
import { gradeSubmission, readSubmission } from './grade.ts'
import {
  allSubmissionsCsv,
  courseSubmissionsCsv,
  listAllSubmissions,
  listCourseSubmissions,
  listOwnSubmissions,
  listQuizSubmissions,
  ownSubmissionsCsv,
  quizSubmissionsCsv,
} from './lists.ts'
import { readQuizQueue } from './queue.ts'

/** What was handed in, and the marks that people give it. */
export const gradingRoutes: Route[] = [
  route(contract.instructorSubmissions, (ctx, { query }) => listOwnSubmissions(ctx, query)),
  fileRoute(contract.instructorSubmissionsCsv, (ctx, { query }) => ownSubmissionsCsv(ctx, query)),
  route(contract.courseSubmissions, (ctx, { params, query }) => listCourseSubmissions(ctx, params.id, query)),
  fileRoute(contract.courseSubmissionsCsv, (ctx, { params, query }) =>
    courseSubmissionsCsv(ctx, params.id, query),
  ),
  route(contract.quizSubmissions, (ctx, { params, query }) => listQuizSubmissions(ctx, params.id, query)),
  fileRoute(contract.quizSubmissionsCsv, (ctx, { params, query }) =>
    quizSubmissionsCsv(ctx, params.id, query),
  ),
  route(contract.allSubmissions, (ctx, { query }) => listAllSubmissions(ctx, query)),
  fileRoute(contract.allSubmissionsCsv, (ctx, { query }) => allSubmissionsCsv(ctx, query)),
  route(contract.submission, (ctx, { params }) => readSubmission(ctx, params.id)),
  route(contract.gradeSubmission, (ctx, { params, body }) => gradeSubmission(ctx, params.id, body)),
  route(contract.saveGradeDraft, async (ctx, { params, body }) =>
    saveGradeDraft(ctx, await quizSubmissionForGrader(ctx, params.id), body),
  ),
  route(contract.gradingQueue, (ctx, { query }) => readQuizQueue(ctx, query)),
  route(contract.answersByQuestion, (ctx, { params }) => readQuizAnswers(ctx, params.id, params.questionId)),
  route(contract.gradeByQuestion, (ctx, { params, body }) =>
    gradeQuizAnswers(ctx, params.id, params.questionId, body),
  ),
  route(contract.comments, (ctx) => listComments(ctx)),
  route(contract.addComment, (ctx, { body }) => addComment(ctx, body.text)),
  route(contract.deleteComment, (ctx, { params }) => deleteComment(ctx, params.id)),
]
