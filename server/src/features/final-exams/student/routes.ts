import { contract } from '@academy/contract'
import { entering, type Route, route, slowRoute } from '../../../http/route.ts'
import { openExam, saveExamDraft, submitExam } from './sit-exam.ts'

/** What a student does with a final exam. What comes too late is refused and kept all the same, so these write by themselves. */
export const studentRoutes: Route[] = [
  entering(
    route(contract.openExam, (ctx, { params, query }) => openExam(ctx, params.courseId, query.peek ?? false)),
  ),
  entering(
    slowRoute(contract.saveExamDraft, (ctx, { params, body }) => saveExamDraft(ctx, params.courseId, body)),
  ),
  entering(slowRoute(contract.submitExam, (ctx, { body }) => submitExam(ctx, body))),
]
