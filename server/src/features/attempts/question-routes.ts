import { contract } from '@academy/contract'
import { type Route, route, slowRoute } from '../../http/route.ts'
import { fixKey } from './fix-key/fix-key.ts'
import { uploadQuestionImage } from './papers/question-images.ts'

/** What those who teach do to questions, of quizzes and exams alike. */
export const questionRoutes: Route[] = [
  route(contract.fixKey, (ctx, { params, body }) => fixKey(ctx, params.id, body)),
  slowRoute(contract.questionImage, (ctx, { file }) => uploadQuestionImage(ctx, file)),
]
