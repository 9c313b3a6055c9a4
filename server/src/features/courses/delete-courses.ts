import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import type { Refused } from '@academy/contract/http'
import { refusalsWhileSat } from '../../db/running-sittings.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { eachAlone } from '../../http/each-alone.ts'
import { mayManage } from './access.ts'
import { countQuestionsOf, countSubmissionsOf } from './list-store.ts'
import { deleteCourse } from './manage.ts'
import { findCourse, type ManagedCourseRow, selectManagedCourses } from './store.ts'

/** What would be lost, summed up over those that would go; the caller's others by name. */
export async function previewDeletions(ctx: Context, ids: string[]) {
  const rows = new Map((await selectManagedCourses(ctx.db, ids)).map((row) => [row.id, row]))
  const sat = await refusalsWhileSat(ctx.db, 'a.course_id', ids)
  const going: ManagedCourseRow[] = []
  const refused: Refused[] = []
  for (const _id of new Set(ids)) {
    const row = rows.get(_id)
    if (!row) refused.push({ _id, name: null, message: M.notFound })
    else if (!mayManage(signedIn(ctx), row)) refused.push({ _id, name: null, message: M.notYours })
    else {
      const refusal = sat.get(_id)
      if (refusal) refused.push({ _id, name: row.title, message: refusal })
      else going.push(row)
    }
  }
  const sum = (of: (row: ManagedCourseRow) => number) => going.reduce((total, row) => total + of(row), 0)
  const goingIds = going.map(({ id }) => id)
  const lost = {
    lectures: sum((row) => row.lecture_count),
    quizzes: sum((row) => row.quiz_count),
    enrolments: sum((row) => row.student_count),
    submissions: await countSubmissionsOf(ctx.db, goingIds),
    questions: await countQuestionsOf(ctx.db, goingIds),
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
