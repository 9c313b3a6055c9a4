import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import { type Context, signedIn } from '../../http/context.ts'
import { eachAlone, foresee } from '../../http/each-alone.ts'
import { mayManage, refusalOfDeletion } from './access.ts'
import { countAnnouncementsOf, countQuestionsOf, countSubmissionsOf } from './list-store.ts'
import { deleteCourse } from './manage.ts'
import { refusalsWhileSat } from './running-sittings-store.ts'
import { findCourse, type ManagedCourseRow, selectManagedCourses } from './store.ts'

/** What would be lost, summed up over those that would go; the caller's others by name. */
export async function previewDeletions(ctx: Context, ids: string[]) {
  const rows = new Map((await selectManagedCourses(ctx.db, ids)).map((row) => [row.id, row]))
  const sat = await refusalsWhileSat(ctx.db, 'a.course_id', ids)
  const caller = signedIn(ctx)
  const { going, refused } = await foresee(ids, (id) =>
    refusalOfDeletion(caller, rows.get(id), { whileSat: sat.get(id), messages: M }),
  )
  const goingRows = going.flatMap((id) => rows.get(id) ?? [])
  const sum = (of: (row: ManagedCourseRow) => number) => goingRows.reduce((total, row) => total + of(row), 0)
  const lost = {
    lectures: sum((row) => row.lecture_count),
    quizzes: sum((row) => row.quiz_count),
    enrolments: sum((row) => row.student_count),
    submissions: await countSubmissionsOf(ctx.db, going),
    questions: await countQuestionsOf(ctx.db, going),
    announcements: await countAnnouncementsOf(ctx.db, going),
  }
  return { count: going.length, lost, refused }
}

export async function deleteCourses(ctx: Context, ids: string[]) {
  const nameOf = async (id: string) => {
    const row = await findCourse(ctx.db, id)
    return row && mayManage(signedIn(ctx), row) ? row.title : null
  }
  const { done: deleted, refused } = await eachAlone(ctx, ids, deleteCourse, nameOf)
  const message = deleted.length > 0 ? M.severalDeleted(deleted.length) : M.noneDeleted
  return { message, deleted, refused }
}
