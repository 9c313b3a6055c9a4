import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import { isAdmin } from '@academy/contract/users'
import { sql } from 'kysely'
import { type Context, signedIn } from '../../http/context.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner, found } from './access.ts'
import { countCourses, findManagedCourse, lockCourse, removeCourse, selectManagedCourses } from './store.ts'
import { viewManagedCourse } from './views.ts'

export const listAllCourses = (ctx: Context, asked: Part) => listPage(ctx, undefined, asked)

/** An instructor's own; all of them for an admin. */
export const listOwnCourses = (ctx: Context, asked: Part) => listPage(ctx, ownerOf(ctx), asked)

async function listPage(ctx: Context, instructorId: string | undefined, asked: Part) {
  const { rows, ...counts } = await pageOfCourses(ctx, instructorId, asked)
  return { courses: rows.map(viewManagedCourse), ...counts }
}

export const managedCoursesOf = (ctx: Context, asked: Part) => pageOfCourses(ctx, ownerOf(ctx), asked)

/** Of any person, for those who run the academy. */
export const coursesTaughtBy = (ctx: Context, instructorId: string, asked: Part) =>
  pageOfCourses(ctx, instructorId, asked)

async function pageOfCourses(ctx: Context, instructorId: string | undefined, asked: Part) {
  const total = await countCourses(ctx.db, instructorId)
  const { page, pages, ...range } = partOf(total, asked)
  return { rows: await selectManagedCourses(ctx.db, instructorId, range), total, page, pages }
}

function ownerOf(ctx: Context): string | undefined {
  const caller = signedIn(ctx)
  return isAdmin(caller.role) ? undefined : caller.id
}

export async function readOwnCourse(ctx: Context, courseId: string) {
  await courseForOwner(ctx, courseId)
  const row = await findManagedCourse(ctx.db, courseId)
  found(row)
  return { course: viewManagedCourse(row as NonNullable<typeof row>) }
}

/** Takes everything that hangs on the course with it, and writes down what that was. */
export async function deleteCourse(ctx: Context, courseId: string) {
  found(await lockCourse(ctx.db, courseId))
  const course = await courseForOwner(ctx, courseId)
  const lost = await findManagedCourse(ctx.db, courseId)
  const { rows } = await sql<{ completions: number }>`
    select count(*) as completions from lecture_completions where course_id = ${courseId}`.execute(ctx.db)
  await removeCourse(ctx.db, courseId)
  await recordAct(ctx, 'delete-course', courseId, {
    title: course.title,
    before: { price: course.price_rwf, category: course.category, createdBy: course.created_by },
    instructor: course.instructor_id,
    lectures: lost?.lecture_count,
    students: lost?.student_count,
    quizzes: lost?.quiz_count,
    completions: rows[0]?.completions,
  })
  return { message: M.deleted }
}
