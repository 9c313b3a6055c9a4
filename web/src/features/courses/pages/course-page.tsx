import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Asking, useFound } from '../../../lib/queries/asking.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { pendingPaymentsQuery } from '../../payments/index.ts'
import { useSession } from '../../users/index.ts'
import { courseQuery, isCourseDrawnAsGone } from '../api.ts'
import { CourseBand } from '../components/course-band.tsx'
import { CourseEnrolBar, CourseEnrolPanel } from '../components/course-enrol-panel.tsx'
import { CourseMain, HowPayingWorks } from '../components/course-main.tsx'
import styles from '../components/course-page.module.css'
import { CoursePageSkeleton } from '../components/course-page-skeleton.tsx'
import { NO_COURSES, PendingCourses } from '../pending-courses.ts'

/** Drawn with the page of a paid course: without its code it would go, and come again, when the program takes over. */
export const parts = [HowPayingWorks]

/** Few ever see it. */
const CourseNotFound = lazyPart(() => import('../components/course-not-found.tsx'), 'CourseNotFound')

/** The public page of a course. The guard leads those who may study it to the study page. */
export function CoursePage() {
  const id = useParams().id?.toLowerCase() ?? ''
  const isDrawnAsGone = isCourseDrawnAsGone(id)
  const [found, setFound] = useFound(courseQuery(id))
  const [pending, setPending] = useFound(pendingPaymentsQuery)
  const { data: course, error } = found
  const isGone = isDrawnAsGone || (error instanceof CallFailure && error.status === 404)
  const isStudent = useSession().role === 'student'
  usePageTitle(course?.title ?? (isGone ? COURSE_MESSAGES.notFound : undefined))

  return (
    <>
      {isStudent && <Asking query={pendingPaymentsQuery} onFound={setPending} />}
      {isGone ? (
        <CourseNotFound level={1} className="wrap" />
      ) : course ? (
        <PendingCourses value={(isStudent && pending.data) || NO_COURSES}>
          <CourseBand course={course} />
          <div className={`wrap ${styles.page}`}>
            <CourseMain course={course} />
            <CourseEnrolPanel course={course} />
          </div>
          <CourseEnrolBar course={course} />
        </PendingCourses>
      ) : error ? (
        <ErrorPanel
          level={1}
          className="wrap"
          message={COURSE_MESSAGES.loadFailed}
          support={failureMessage(error, '')}
          found={found}
        />
      ) : (
        <CoursePageSkeleton />
      )}
      {!isDrawnAsGone && (
        <Asking query={courseQuery(id)} onFound={setFound} copyOf={`/api/course/${id}`} className="wrap" />
      )}
    </>
  )
}
