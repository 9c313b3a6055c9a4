import { USER_MESSAGES } from '@academy/contract/users'
import { together } from '../../db/statement.ts'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { coursesTaughtBy } from '../courses/index.ts'
import { findUser } from '../users/index.ts'
import { viewStudied } from './my-courses.ts'
import { studied, studiedCount } from './my-courses-store.ts'

/** On a person's page: the rest is counted. */
const SHOWN = 50

/** What somebody studies, the course studied last first, and what they teach, the newest first. */
export async function listCoursesOf(ctx: Context, personId: string) {
  if (!(await findUser(ctx.db, personId))) throw notFound(USER_MESSAGES.userNotFound)
  const person = { callerId: personId, session: '' }
  const [[[counted], rows], taught] = await Promise.all([
    together(ctx.db, studiedCount.of(person), studied.of({ ...person, limit: SHOWN, offset: 0 })),
    coursesTaughtBy(ctx, personId, { page: 1, limit: SHOWN }),
  ])
  const studying = rows.map(viewStudied).map((course) => ({
    _id: course._id,
    title: course.title,
    completedLectures: course.completedLectures,
    allLectures: course.allLectures,
    courseProgressPercentage: course.courseProgressPercentage,
    enrolledAt: course.enrolledAt,
    lastStudiedAt: course.lastStudiedAt,
  }))
  const teaching = taught.rows.map(({ id, title, student_count }) => ({
    _id: id,
    title,
    studentCount: student_count,
  }))
  return { studying, studyingTotal: counted?.count ?? 0, teaching, teachingTotal: taught.total }
}
