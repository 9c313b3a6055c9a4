import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import { isAdmin } from '@academy/contract/users'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import type { RefusedRow } from '../../http/each-alone.ts'
import { forbidden, notFound } from '../../http/problem.ts'
import { type CourseRow, findCourse } from './store.ts'

/** The instructor who owns it, or an admin. The creator's display name grants nothing. */
export async function courseForOwner(ctx: Context, courseId: string): Promise<CourseRow> {
  const course = orNotFound(await findCourse(ctx.db, courseId))
  if (!mayManage(signedIn(ctx), course)) throw forbidden(M.notYours)
  return course
}

/** What a file of its list is named after, where one course was asked for; nothing is told of another's. */
export async function titleForOwner(ctx: Context, courseId: string | undefined): Promise<string | undefined> {
  const course = courseId ? await findCourse(ctx.db, courseId) : undefined
  return course && mayManage(signedIn(ctx), course) ? course.title : undefined
}

export function mayManage(caller: SignedIn, course: { instructor_id: string | null }): boolean {
  return isAdmin(caller.role) || (caller.role === 'instructor' && course.instructor_id === caller.id)
}

interface Owned {
  title: string
  instructor_id: string | null
}

/** Why a course, or what belongs to one, would not be deleted; by name to whoever manages it. */
export function refusalOfDeletion(
  caller: SignedIn,
  row: Owned | undefined,
  { whileSat, messages }: { whileSat: string | undefined; messages: { notFound: string; notYours: string } },
): RefusedRow | null {
  if (!row) return { name: null, message: messages.notFound }
  if (!mayManage(caller, row)) return { name: null, message: messages.notYours }
  return whileSat ? { name: row.title, message: whileSat } : null
}

export function orNotFound<Row extends CourseRow>(course: Row | undefined): Row {
  if (!course) throw notFound(M.notFound)
  return course
}
