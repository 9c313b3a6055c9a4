import { contract } from '@academy/contract'
import { type Route, route, slowRoute } from '../../http/route.ts'
import { mendKey } from './mend-key.ts'
import { uploadQuestionImage } from './question-images.ts'

/** What those who teach do to questions, of quizzes and exams alike. */
export const questionRoutes: Route[] = [
  route(contract.mendKey, (ctx, { params, body }) => mendKey(ctx, params.id, body)),
  slowRoute(contract.questionImage, (ctx, { file }) => uploadQuestionImage(ctx, file)),
]
