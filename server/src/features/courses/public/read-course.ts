import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { found } from '../access.ts'
import { findPublicCourse, findPublicCourseVersion } from '../public-store.ts'
import { viewPublicCourse } from '../views.ts'

/** Another one whenever the course's page shows something else. Courses are public: everybody may know that one exists. */
export async function readCourseVersion(ctx: Context, courseId: string): Promise<string> {
  const version = await findPublicCourseVersion(ctx.db, courseId)
  if (version === undefined) throw notFound(M.notFound)
  return version
}

export async function readPublicCourse(ctx: Context, courseId: string) {
  const { course, outline } = await findPublicCourse(ctx.db, courseId)
  return { course: viewPublicCourse(found(course), outline) }
}
