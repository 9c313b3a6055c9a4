import { LECTURE_MESSAGES as M } from '@academy/contract/lectures'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { courseForOwner } from '../courses/index.ts'
import { type CourseToLearn, type LearnerCourse, learnersCourse } from '../enrolments/index.ts'
import { findLecture, findLectureForUpdate, type LectureRow } from './store.ts'

/** The lecture for those who may change it: the course's instructor and admins. */
export async function lectureForOwner(ctx: Context, id: string): Promise<LectureRow> {
  const lecture = known(await findLecture(ctx.db, id))
  await courseForOwner(ctx, lecture.course_id)
  return lecture
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lectureForChange(ctx: Context, id: string): Promise<LectureRow> {
  const lecture = known(await findLectureForUpdate(ctx.db, id))
  await courseForOwner(ctx, lecture.course_id)
  return lecture
}

/** What `courseOfLecture` found, for those who may open the lecture.
 * @throws Problem 404 or 403 */
export function lecturesCourse(ctx: Context, found: readonly CourseToLearn[]): LearnerCourse {
  if (found.length === 0) throw notFound(M.notFound)
  return learnersCourse(ctx, found)
}

function known(lecture: LectureRow | undefined): LectureRow {
  if (!lecture) throw notFound(M.notFound)
  return lecture
}
