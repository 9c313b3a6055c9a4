import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { usePendingPayments } from '../../payments/index.ts'
import { courseQuery, isCourseDrawnAsGone } from '../api.ts'
import { CourseBand } from '../components/course-band.tsx'
import { CourseEnrolBar, CourseEnrolPanel } from '../components/course-enrol-panel.tsx'
import { CourseMain } from '../components/course-main.tsx'
import styles from '../components/course-page.module.css'
import { CoursePageSkeleton } from '../components/course-page-skeleton.tsx'
import { PendingCourses } from '../pending-courses.ts'

/** Few ever see it. */
const CourseNotFound = lazyPart(() => import('../components/course-not-found.tsx'), 'CourseNotFound')

/** The public page of a course. The guard leads those who may study it to the study page. */
export function CoursePage() {
  const id = useParams().id?.toLowerCase() ?? ''
  const isDrawnAsGone = isCourseDrawnAsGone(id)
  const {
    data: course,
    error,
    refetch,
    isFetching,
  } = useQuery({ ...courseQuery(id), enabled: !isDrawnAsGone })
  const isGone = isDrawnAsGone || (error instanceof CallFailure && error.status === 404)
  const pending = usePendingPayments()
  usePageTitle(course?.title ?? (isGone ? COURSE_MESSAGES.notFound : undefined))

  if (isGone) return <CourseNotFound level={1} className="wrap" />
  if (!course) {
    if (!error) return <CoursePageSkeleton />
    return (
      <ErrorPanel
        level={1}
        className="wrap"
        message={COURSE_MESSAGES.loadFailed}
        support={failureMessage(error, '')}
        onRetry={refetch}
        retrying={isFetching}
      />
    )
  }
  return (
    <PendingCourses value={pending}>
      <CourseBand course={course} />
      <div className={`wrap ${styles.page}`}>
        <CourseMain course={course} />
        <CourseEnrolPanel course={course} />
        <CopyNote address={`/api/course/${id}`} />
      </div>
      <CourseEnrolBar course={course} />
    </PendingCourses>
  )
}
