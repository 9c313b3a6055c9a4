import { contract } from '@academy/contract'
import { enteringRoute, fileRoute, type Route, route } from '../../http/route.ts'
import { answerQuestion, deleteAnswer, editAnswer } from './answer.ts'
import { askQuestion, deleteQuestion, editQuestion, setSubscribed } from './ask.ts'
import { acceptAnswer, hideAnswer, hideQuestion } from './moderate.ts'
import { listOfLecture, listSimilar, readQuestion } from './read.ts'
import { listTaught, taughtCsv } from './taught.ts'
import { findAnswerUseful, findQuestionUseful } from './votes.ts'

export const questionsRoutes: Route[] = [
  enteringRoute(contract.lectureQuestions, (entry, { params, query }) =>
    listOfLecture(entry, params.lectureId, query),
  ),
  enteringRoute(contract.similarQuestions, (entry, { params, query }) =>
    listSimilar(entry, params.lectureId, query.title),
  ),
  route(contract.askQuestion, (ctx, { params, body }) => askQuestion(ctx, params.lectureId, body)),
  enteringRoute(contract.lectureQuestion, (entry, { params, query }) =>
    readQuestion(entry, params.id, query.after),
  ),
  route(contract.editQuestion, (ctx, { params, body }) => editQuestion(ctx, params.id, body)),
  route(contract.deleteQuestion, (ctx, { params }) => deleteQuestion(ctx, params.id)),
  route(contract.answerQuestion, (ctx, { params, body }) => answerQuestion(ctx, params.id, body)),
  route(contract.editAnswer, (ctx, { params, body }) => editAnswer(ctx, params.id, body.body)),
  route(contract.deleteAnswer, (ctx, { params }) => deleteAnswer(ctx, params.id)),
  route(contract.findQuestionUseful, (ctx, { params }) => findQuestionUseful(ctx, params.id, true)),
  route(contract.findQuestionUsefulNoMore, (ctx, { params }) => findQuestionUseful(ctx, params.id, false)),
  route(contract.findAnswerUseful, (ctx, { params }) => findAnswerUseful(ctx, params.id, true)),
  route(contract.findAnswerUsefulNoMore, (ctx, { params }) => findAnswerUseful(ctx, params.id, false)),
  route(contract.subscribeToQuestion, (ctx, { params, body }) =>
    setSubscribed(ctx, params.id, body.isSubscribed),
  ),
  route(contract.acceptAnswer, (ctx, { params, body }) => acceptAnswer(ctx, params.id, body.answerId)),
  route(contract.hideQuestion, (ctx, { params, body }) => hideQuestion(ctx, params.id, body.isHidden)),
  route(contract.hideAnswer, (ctx, { params, body }) => hideAnswer(ctx, params.id, body.isHidden)),
  route(contract.taughtQuestions, (ctx, { query }) => listTaught(ctx, query)),
  fileRoute(contract.taughtQuestionsCsv, (ctx, { query }) => taughtCsv(ctx, query)),
]
