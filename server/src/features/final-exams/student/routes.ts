import { contract } from '@academy/contract'
import { enteringRoute, type Route } from '../../../http/route.ts'
import { openExam, saveExamDraft, submitExam } from './sit-exam.ts'

/** What a student does with a final exam. What comes too late is refused and kept all the same, so these write by themselves. */
export const studentRoutes: Route[] = [
  enteringRoute(contract.openExam, (entry, { params, query }) =>
    openExam(entry, params.courseId, query.peek ?? false),
  ),
  enteringRoute(contract.saveExamDraft, (entry, { params, body }) =>
    saveExamDraft(entry, params.courseId, body),
  ),
  enteringRoute(contract.submitExam, (entry, { body }) => submitExam(entry, body)),
]
