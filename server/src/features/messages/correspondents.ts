import { CORRESPONDENTS_ROWS } from '@academy/contract/messages'
import { type Context, signedIn } from '../../http/context.ts'
import { courseForLearner } from '../enrolments/index.ts'
import { selectEverybody, selectStudents, selectTeacher } from './correspondents-store.ts'
import { viewPerson } from './views.ts'

/** The people of a course: who teaches it, then its students by name. */
export async function listMembers(ctx: Context, courseId: string, q: string | undefined) {
  const { id, role } = signedIn(ctx)
  await courseForLearner(ctx, courseId)
  const viewer = { id, isStudent: role === 'student' }
  const teacher = await selectTeacher(ctx.db, courseId, q, viewer)
  const students = await selectStudents(ctx.db, courseId, q, viewer)
  const shown = students.filter((row) => row.id !== teacher[0]?.id).slice(0, CORRESPONDENTS_ROWS)
  return {
    members: [...teacher, ...shown].map((row) => ({ ...viewPerson(row), isOnline: row.is_online })),
    hasMore: students.length > CORRESPONDENTS_ROWS,
  }
}

export async function listEverybody(ctx: Context, q: string | undefined) {
  const rows = await selectEverybody(ctx.db, signedIn(ctx).id, q)
  return {
    users: rows.slice(0, CORRESPONDENTS_ROWS).map(viewPerson),
    hasMore: rows.length > CORRESPONDENTS_ROWS,
  }
}
