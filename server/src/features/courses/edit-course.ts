import type { contract } from '@academy/contract'
import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import { effectiveRole } from '@academy/contract/users'
import type { z } from 'zod'
import { type Context, signedIn } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { UploadedFile } from '../../http/uploads.ts'
import { recordAct } from '../audit/index.ts'
import { findUser } from '../users/index.ts'
import { courseForOwner, orNotFound } from './access.ts'
import { tellHandOver } from './hand-over.ts'
import { withCourseImage } from './image.ts'
import { type CourseRow, findManagedCourse, lockCourse } from './store.ts'
import { viewCourse, viewManagedCourse } from './views.ts'
import { updateCourse, writeCourse } from './write-course.ts'

type Fields = z.output<(typeof contract.createCourse)['body'] & {}>
type AdminFields = z.output<(typeof contract.createCourseAsAdmin)['body'] & {}>
type ChangedFields = z.output<(typeof contract.updateCourse)['body'] & {}>

/** The owner is who calls, whatever the form says; a course made here by an admin waits for its instructor. */
export async function createOwnCourse(ctx: Context, fields: Fields, file: UploadedFile | null) {
  const caller = signedIn(ctx)
  requireForm(ctx, fields, file)
  const instructorId = caller.role === 'instructor' ? caller.id : null
  return withCourseImage(ctx, file, (imageKey) =>
    ctx.write(async (inner) => {
      const row = await writeCourse(inner, { ...fields, instructorId, createdBy: caller.name, imageKey })
      const { id } = row
      await recordAct(inner, 'create-course', id, { title: row.title, after: factsForAudit(row) })
      return inner.fitting({ message: M.created, course: await managedView(inner, id) })
    }),
  )
}

export async function createCourseAsAdmin(ctx: Context, fields: AdminFields, file: UploadedFile | null) {
  const caller = signedIn(ctx)
  requireForm(ctx, fields, file)
  const instructor = fields.instructorId ? await instructorFor(ctx, fields.instructorId) : null
  const createdBy = fields.createdBy ?? instructor?.name ?? caller.name
  return withCourseImage(ctx, file, (imageKey) =>
    ctx.write(async (inner) => {
      const row = await writeCourse(inner, {
        ...fields,
        instructorId: instructor?.id ?? null,
        createdBy,
        imageKey,
      })
      await recordAct(inner, 'create-course', row.id, { title: row.title, after: factsForAudit(row) })
      if (instructor) await tellHandOver(inner, { ...row, instructor_id: null }, instructor.id)
      return inner.fitting({ message: M.created, course: viewCourse({ ...row, lecture_count: 0 }) })
    }),
  )
}

export async function changeOwnCourse(
  ctx: Context,
  courseId: string,
  fields: ChangedFields,
  file: UploadedFile | null,
) {
  const course = await courseForOwner(ctx, courseId)
  if (fields.category !== undefined && fields.category !== course.category)
    requireCategory(ctx, fields.category)
  return withCourseImage(ctx, file, (imageKey) =>
    ctx.write(async (inner) => {
      orNotFound(await lockCourse(inner.db, courseId))
      const current = await courseForOwner(inner, courseId)
      const changed = await updateCourse(inner, current, { ...fields, ...(imageKey && { imageKey }) })
      await recordAct(inner, 'change-course', courseId, {
        title: changed.title,
        before: factsForAudit(current),
        after: factsForAudit(changed),
      })
      return inner.fitting({ message: M.updated, course: await managedView(inner, courseId) })
    }),
  )
}

export async function assignCourse(ctx: Context, courseId: string, instructorId: string) {
  const course = orNotFound(await lockCourse(ctx.db, courseId))
  const instructor = await instructorFor(ctx, instructorId)
  const former = course.instructor_id ? await findUser(ctx.db, course.instructor_id) : undefined
  // A name that an admin chose stays; the former instructor's own name does not.
  const createdBy = former && former.name === course.created_by ? instructor.name : course.created_by
  await updateCourse(ctx, course, { instructorId: instructor.id, createdBy })
  await recordAct(ctx, 'assign-course', courseId, {
    before: { instructor: course.instructor_id, instructorName: former?.name ?? null },
    after: { instructor: instructor.id, instructorName: instructor.name },
  })
  if (course.instructor_id !== instructor.id) await tellHandOver(ctx, course, instructor.id)
  return { message: M.assigned, course: await managedView(ctx, courseId) }
}

const factsForAudit = (row: CourseRow) => ({
  title: row.title,
  description: row.description,
  category: row.category,
  duration: row.duration_weeks,
  courseType: row.course_type,
  price: row.price_rwf,
  instructor: row.instructor_id,
  createdBy: row.created_by,
  image: row.image_key,
})

async function managedView(ctx: Context, courseId: string) {
  const row = await findManagedCourse(ctx.db, courseId)
  if (!row) throw new Error(`course ${courseId} left its own transaction`)
  return viewManagedCourse(row)
}

async function instructorFor(ctx: Context, userId: string) {
  const user = await findUser(ctx.db, userId)
  if (!user || effectiveRole(user) !== 'instructor')
    throw invalid(M.instructorNotFound, { instructorId: M.instructorNotFound })
  return user
}

function requireForm(ctx: Context, fields: { category: string }, file: UploadedFile | null): void {
  requireCategory(ctx, fields.category)
  if (!file) throw invalid(M.imageRequired, { file: M.imageRequired })
}

function requireCategory({ academy }: Context, category: string): void {
  if (!academy.categories.includes(category))
    throw invalid(M.categoryRequired, { category: M.categoryRequired })
}
