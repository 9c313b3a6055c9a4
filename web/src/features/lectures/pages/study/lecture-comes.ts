import { queryClient } from '../../../../lib/query-client.ts'
import { courseQuery } from '../../../courses/index.ts'
import { positionQuery, progressQuery } from '../../../progress/index.ts'
import { currentSession } from '../../../users/index.ts'
import { lectureQuery, lecturesQuery } from '../../api.ts'
import { preloadPlayer } from '../../player/lecture-stage.tsx'

/** All that the page of a lecture shows, so that the lecture before it stays meanwhile; undefined for the lecture that stands. */
export function lectureComes(id: string): Promise<unknown> | undefined {
  if (queryClient.getQueryCache().find(lectureQuery(id))?.isActive()) return
  const isStudent = currentSession().role === 'student'
  return Promise.allSettled([lectureInCourse(id), isStudent && queryClient.fetchQuery(positionQuery(id))])
}

async function lectureInCourse(id: string): Promise<void> {
  const { course, lectureType } = await queryClient.ensureQueryData(lectureQuery(id))
  await Promise.all([
    preloadPlayer(lectureType),
    queryClient.ensureQueryData(courseQuery(course)),
    queryClient.ensureQueryData(lecturesQuery(course)),
    queryClient.ensureQueryData(progressQuery(course)),
  ])
}
