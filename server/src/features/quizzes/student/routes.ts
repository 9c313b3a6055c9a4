import { contract } from '@academy/contract'
import { enteringRoute, type Route } from '../../../http/route.ts'
import { readQuizResult } from './quiz-result.ts'
import { openQuiz, saveQuizDraft, submitQuiz } from './take-quiz.ts'

/** What a student does with a quiz. What comes too late is refused and kept all the same, so these write by themselves. */
export const studentRoutes: Route[] = [
  enteringRoute(contract.openQuiz, (entry, { params, query }) =>
    openQuiz(entry, params.id, query.peek ?? false),
  ),
  enteringRoute(contract.saveQuizDraft, (entry, { params, body }) => saveQuizDraft(entry, params.id, body)),
  enteringRoute(contract.submitQuiz, (entry, { body }) => submitQuiz(entry, body)),
  enteringRoute(contract.quizResult, (entry, { params }) => readQuizResult(entry, params.id)),
]
