import { COURSE_MESSAGES as M } from '@academy/contract/courses'
import type { Context } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { findPublicCourse, publicCourseFrom, selectOutline } from '../public-store.ts'
import { viewPublicCourse } from '../views.ts'

/** What the course's page is made from, lectures apart. Courses are public: everybody may know that one exists. */
export async function readCourseSource(ctx: Context, courseId: string): Promise<string> {
  const source = await findPublicCourse(ctx.db, courseId)
  if (source === undefined) throw notFound(M.notFound)
  return source
}

/** From the source itself: read once more it could be another, and a count that comes back to what it was would bring that back. The lectures
 * may be newer; how often they changed never comes back. */
export async function viewCourseOf({ db }: Context, courseId: string, source: string) {
  return { course: viewPublicCourse(publicCourseFrom(source), await selectOutline(db, courseId)) }
}
