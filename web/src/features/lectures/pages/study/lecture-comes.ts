import { CallFailure } from '../../../../lib/calls/call.ts'
import { queryClient } from '../../../../lib/queries/query-client.ts'
import { courseQuery } from '../../../courses/index.ts'
import { positionQuery, progressQuery } from '../../../progress/index.ts'
import { currentSession } from '../../../users/index.ts'
import { lectureQuery, lecturesQuery } from '../../api.ts'
import { preloadPlayer } from '../../player/lecture-stage.tsx'
import { LectureOfCourse } from './lazy-lecture-of-course.ts'

/** All that the page of a lecture shows, so that the lecture before it stays meanwhile; undefined for the lecture that stands. */
export function lectureComes(id: string, { isPreview = false } = {}): Promise<unknown> | undefined {
  if (queryClient.getQueryCache().find(lectureQuery(id))?.isActive()) return
  const isStudent = currentSession().role === 'student'
  return Promise.allSettled([
    lectureInCourse(id, isPreview),
    isStudent && queryClient.fetchQuery(positionQuery(id)),
  ])
}

async function lectureInCourse(id: string, isPreview: boolean): Promise<void> {
  const lecture = await queryClient.ensureQueryData(lectureQuery(id)).catch((failure: unknown) => {
    // A student's page looks for a course of that id before it says that there is no such lecture.
    if (!isPreview && failure instanceof CallFailure && failure.status === 404) return courseComes(id)
  })
  if (!lecture) return
  const { course, lectureType } = lecture
  await Promise.all([
    preloadPlayer(lectureType),
    queryClient.ensureQueryData(courseQuery(course)),
    queryClient.ensureQueryData(lecturesQuery(course)),
    !isPreview && queryClient.ensureQueryData(progressQuery(course)),
  ])
}

async function courseComes(id: string): Promise<void> {
  await Promise.all([LectureOfCourse.preload(), queryClient.fetchQuery(lecturesQuery(id))])
}
