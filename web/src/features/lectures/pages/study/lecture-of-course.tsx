import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { CallFailure } from '../../../../lib/calls/call.ts'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { courseAddress, lectureAddress, myCoursesQuery, studyAddress } from '../../../courses/index.ts'
import { useCourseProgress } from '../../../progress/index.ts'
import { lecturesFailure, lecturesQuery } from '../../api.ts'
import { PlayerWaiting } from '../../player/player-waiting.tsx'
import { whereToGoOn } from '../../study/where-to-go-on.ts'

type LectureOfCourseProps = {
  courseId: string
  /** Where the id is no course's either. */
  otherwise: ReactNode
}

/** An address that names a course leads to the lecture that comes next in it; to its page for who does not study it. */
export function LectureOfCourse({ courseId, otherwise }: LectureOfCourseProps) {
  // What was refused while the page before it stayed is told, not asked again.
  const found = useQuery({ ...lecturesQuery(courseId), retryOnMount: false })
  const { data: lectures, error } = found
  const own = useQuery({ ...myCoursesQuery, enabled: lectures !== undefined })
  const { completed, progress, query } = useCourseProgress(lectures && courseId)
  if (error instanceof CallFailure && error.status === 403)
    return <Navigate to={courseAddress(courseId)} replace />
  if (error instanceof CallFailure && error.status === 404) return otherwise
  if (!lectures && error)
    return (
      <main id="main" className="wrap py-10">
        <ErrorPanel level={1} message={lecturesFailure(error)} found={found} back />
      </main>
    )
  const isKnown = (progress || query.error) && (own.data || own.error)
  if (!lectures || !isKnown) return <PlayerWaiting />
  const next = own.data?.find(({ _id }) => _id === courseId)?.nextLecture
  const lecture = whereToGoOn(lectures, completed, next)?.lecture ?? lectures[0]
  return (
    <>
      <Navigate to={lecture ? lectureAddress(lecture._id) : studyAddress(courseId)} replace />
      <PlayerWaiting />
    </>
  )
}
