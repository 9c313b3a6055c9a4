import type { Course } from '@academy/contract/courses'
import type { ProgressSummary } from '@academy/contract/progress/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { House, Settings2, SquarePlay } from 'lucide-react'
import { Link } from 'react-router'
import { BackLink } from '../../../ui/back-link.tsx'
import { adminCourseAddress, CourseProgressBand, studyAddress } from '../../courses/index.ts'
import { lectureAddress } from '../places.ts'

type CoursePlacesProps = {
  course: Course
  progress: ProgressSummary | undefined
  lectureCount: number
  /** The lecture that Lectures leads to. */
  lectureId: string | undefined
  isAdmin: boolean
  /** Where My learning is. */
  home: string
}

/** Inside a course, on laptops: how far one is, and its places. The study home is the current one. */
export function CourseSidebar({
  course,
  progress,
  lectureCount,
  lectureId,
  isAdmin,
  home,
}: CoursePlacesProps) {
  const { t } = useLingui()
  return (
    <aside className="course-side" aria-label={t`Course`}>
      <BackLink to={home}>{isAdmin ? <Trans>All courses</Trans> : <Trans>My learning</Trans>}</BackLink>
      {progress && (
        <div className="course-side-progress">
          <CourseProgressBand title={course.title} progress={progress} />
        </div>
      )}
      <nav className="course-nav" aria-label={t`In this course`}>
        <ul>
          <li>
            <Link to={studyAddress(course._id)} aria-current="page">
              <House aria-hidden="true" />
              <Trans>Home</Trans>
            </Link>
          </li>
          {lectureId && (
            <li>
              <Link to={lectureAddress(lectureId)}>
                <SquarePlay aria-hidden="true" />
                <Trans>Lectures</Trans>
                <small className="num">{lectureCount}</small>
              </Link>
            </li>
          )}
        </ul>
        {isAdmin && (
          <ul className="course-nav-admin">
            <li>
              <Link to={adminCourseAddress(course._id)}>
                <Settings2 aria-hidden="true" />
                <Trans>Manage this course</Trans>
              </Link>
            </li>
          </ul>
        )}
      </nav>
    </aside>
  )
}

/** The same places as tabs under the title, on phones. */
export function CourseTabs({ course, lectureId, isAdmin }: CoursePlacesProps) {
  const { t } = useLingui()
  return (
    <nav className="tabs course-tabs" aria-label={t`In this course`}>
      <Link to={studyAddress(course._id)} aria-current="page">
        <Trans>Home</Trans>
      </Link>
      {lectureId && (
        <Link to={lectureAddress(lectureId)}>
          <Trans>Lectures</Trans>
        </Link>
      )}
      {isAdmin && (
        <Link to={adminCourseAddress(course._id)}>
          <Trans>Manage this course</Trans>
        </Link>
      )}
    </nav>
  )
}
