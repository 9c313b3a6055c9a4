import type { Course } from '@academy/contract/courses'
import type { ProgressSummary } from '@academy/contract/progress/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Award, ClipboardCheck, House, Lock, Settings2, SquarePlay } from 'lucide-react'
import { Link } from 'react-router'
import { BackLink } from '../../../ui/back-link.tsx'
import { adminCourseAddress, CourseProgressBand, studyAddress } from '../../courses/index.ts'
import { lectureAddress } from '../places.ts'
import './course-places.css'

export type CoursePlacesProps = {
  course: Course
  progress: ProgressSummary | undefined
  lectureCount: number
  /** The lecture that Lectures leads to. */
  lectureId: string | undefined
  quizzes: { to: string; count: number | undefined }
  /** Null where there is none; while lectures are left it is no place yet, only a hint. */
  exam: { to: string; lecturesLeft: number } | null
  isAdmin: boolean
  /** Where My learning is. */
  home: string
  current: 'home' | 'quizzes'
}

/** Inside a course, on laptops: how far one is, and its places. */
export function CourseSidebar(props: CoursePlacesProps) {
  const { course, progress, lectureCount, lectureId, quizzes, exam, isAdmin, home, current } = props
  const { t } = useLingui()
  return (
    <aside className="course-side" aria-label={t`Course`}>
      <BackLink to={home}>{isAdmin ? <Trans>All courses</Trans> : <Trans>My learning</Trans>}</BackLink>
      {current !== 'home' && <p className="course-side-title">{course.title}</p>}
      {progress && (
        <div className="course-side-progress">
          <CourseProgressBand title={course.title} progress={progress} />
        </div>
      )}
      <nav className="course-nav" aria-label={t`In this course`}>
        <ul>
          <li>
            <Link to={studyAddress(course._id)} aria-current={current === 'home' ? 'page' : undefined}>
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
          <li>
            <Link to={quizzes.to} aria-current={current === 'quizzes' ? 'page' : undefined}>
              <ClipboardCheck aria-hidden="true" />
              <Trans>Quizzes</Trans>
              {quizzes.count !== undefined && <small className="num">{quizzes.count}</small>}
            </Link>
          </li>
          {!isAdmin && exam?.lecturesLeft === 0 && (
            <li>
              <Link to={exam.to}>
                <Award aria-hidden="true" />
                <Trans>Final Exam</Trans>
              </Link>
            </li>
          )}
        </ul>
        {!isAdmin && exam && exam.lecturesLeft > 0 && (
          <p className="course-unlock">
            <Lock aria-hidden="true" />
            <span>
              <Trans>Final Exam opens at 100%.</Trans>{' '}
              <Plural value={exam.lecturesLeft} one="# lecture to go." other="# lectures to go." />
            </span>
          </p>
        )}
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
export function CourseTabs({ course, lectureId, quizzes, exam, isAdmin, current }: CoursePlacesProps) {
  const { t } = useLingui()
  return (
    <nav className="tabs course-tabs" aria-label={t`In this course`}>
      <Link to={studyAddress(course._id)} aria-current={current === 'home' ? 'page' : undefined}>
        <Trans>Home</Trans>
      </Link>
      {lectureId && (
        <Link to={lectureAddress(lectureId)}>
          <Trans>Lectures</Trans>
        </Link>
      )}
      <Link to={quizzes.to} aria-current={current === 'quizzes' ? 'page' : undefined}>
        <Trans>Quizzes</Trans>
      </Link>
      {!isAdmin && exam?.lecturesLeft === 0 && (
        <Link to={exam.to}>
          <Trans>Final Exam</Trans>
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
