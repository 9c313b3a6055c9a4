import { contract } from '@academy/contract'
import { entering, type Route, route, slowRoute } from '../../../http/route.ts'
import { readQuizResult } from './quiz-result.ts'
import { openQuiz, saveQuizDraft, submitQuiz } from './take-quiz.ts'

/** What a student does with a quiz. What comes too late is refused and kept all the same, so these write by themselves. */
export const studentRoutes: Route[] = [
  entering(
    route(contract.openQuiz, (ctx, { params, query }) => openQuiz(ctx, params.id, query.peek ?? false)),
  ),
  entering(slowRoute(contract.saveQuizDraft, (ctx, { params, body }) => saveQuizDraft(ctx, params.id, body))),
  entering(slowRoute(contract.submitQuiz, (ctx, { body }) => submitQuiz(ctx, body))),
  entering(route(contract.quizResult, (ctx, { params }) => readQuizResult(ctx, params.id))),
]
