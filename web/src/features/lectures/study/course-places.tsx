import type { Course } from '@academy/contract/courses'
import type { ProgressSummary } from '@academy/contract/progress/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Award,
  ClipboardCheck,
  FileBadge,
  House,
  Lock,
  type LucideIcon,
  MessageSquare,
  Settings2,
  SquarePlay,
} from 'lucide-react'
import { Link } from 'react-router'
import { BackLink } from '../../../ui/back-link.tsx'
import { adminCourseAddress, CourseProgressBand, lectureAddress, studyAddress } from '../../courses/index.ts'
import columnsStyles from './course-columns.module.css'
import styles from './course-places.module.css'

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
  /** Where a student writes to who teaches the course. */
  askAt?: string | undefined
  /** Where My learning is. */
  home: string
  current: 'home' | 'quizzes'
}

interface Place {
  to: string
  label: string
  Icon: LucideIcon
  count?: number
  isCurrent?: boolean
}

function usePlaces(props: CoursePlacesProps): Place[] {
  const { course, lectureCount, lectureId, quizzes, exam, isAdmin, current } = props
  const { t } = useLingui()
  const to = studyAddress(course._id)
  const places: Place[] = [{ to, label: t`Home`, Icon: House, isCurrent: current === 'home' }]
  if (lectureId)
    places.push({ to: lectureAddress(lectureId), label: t`Lectures`, Icon: SquarePlay, count: lectureCount })
  places.push({ ...quizzes, label: t`Quizzes`, Icon: ClipboardCheck, isCurrent: current === 'quizzes' })
  if (isAdmin)
    places.push({ to: adminCourseAddress(course._id), label: t`Manage this course`, Icon: Settings2 })
  else if (exam?.lecturesLeft === 0) places.push({ to: exam.to, label: t`Final Exam`, Icon: Award })
  return places
}

/** Inside a course, on laptops: how far one is, and its places. */
export function CourseSidebar(props: CoursePlacesProps) {
  const { course, progress, exam, isAdmin, askAt, home, current } = props
  const { t } = useLingui()
  return (
    <aside className={columnsStyles.side} aria-label={t`Course`}>
      <BackLink to={home}>{isAdmin ? <Trans>All courses</Trans> : <Trans>My learning</Trans>}</BackLink>
      {current !== 'home' && (
        <p className={`${styles.title} line-clamp-3`}>
          <bdi>{course.title}</bdi>
        </p>
      )}
      {progress && (
        <div className="pt-3 pb-5">
          <CourseProgressBand title={course.title} progress={progress} />
        </div>
      )}
      <nav className={styles.places} aria-label={t`In this course`}>
        <ul>
          {usePlaces(props).map(({ to, label, Icon, count, isCurrent }) => (
            <li key={to}>
              <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                <Icon aria-hidden="true" />
                {label}
                {count !== undefined && <small className="num">{count}</small>}
              </Link>
            </li>
          ))}
        </ul>
        {!isAdmin && exam && exam.lecturesLeft > 0 && (
          <p>
            <Lock aria-hidden="true" />
            <span>
              <Trans>Final Exam opens at 100%.</Trans>{' '}
              <Plural value={exam.lecturesLeft} one="# lecture to go." other="# lectures to go." />
            </span>
          </p>
        )}
        {!isAdmin && <Beyond askAt={askAt} />}
      </nav>
    </aside>
  )
}

/** What a student looks for here, though it is outside of the course. */
function Beyond({ askAt }: Pick<CoursePlacesProps, 'askAt'>) {
  return (
    <ul className={styles.beyond}>
      <li>
        <Link to="/my-certificates">
          <FileBadge aria-hidden="true" />
          <Trans>My certificates</Trans>
        </Link>
      </li>
      {askAt && (
        <li>
          <Link to={askAt}>
            <MessageSquare aria-hidden="true" />
            <Trans>Ask the instructor</Trans>
          </Link>
        </li>
      )}
    </ul>
  )
}

/** The same places as tabs under the title, on phones. */
export function CourseTabs(props: CoursePlacesProps) {
  const { t } = useLingui()
  return (
    <nav className={`tabs ${styles.tabs}`} aria-label={t`In this course`}>
      {usePlaces(props).map(({ to, label, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
