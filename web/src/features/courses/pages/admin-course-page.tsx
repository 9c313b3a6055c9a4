import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { ADMIN_COURSES_ADDRESS } from '../addresses.ts'
import { AdminCourseHead } from '../components/admin-course-head.tsx'
import { AssignedInstructor } from '../components/assigned-instructor.tsx'
import { instructorCourseQuery } from '../teaching-api.ts'
import styles from './admin-course-page.module.css'

const GONE_STATUS = [400, 404]

export function AdminCoursePage() {
  const id = useParams().id?.toLowerCase() ?? ''
  const navigate = useNavigate()
  const isValid = isId(id)
  const course = useQuery({ ...instructorCourseQuery(id), enabled: isValid })
  const { data, error } = course
  const isGone = !isValid || (error instanceof CallFailure && GONE_STATUS.includes(error.status))
  usePageTitle(data?.title ?? (isGone ? COURSE_MESSAGES.notFound : undefined))
  return (
    <>
      <PortalTitle>{data?.title ?? (isGone ? COURSE_MESSAGES.notFound : <Trans>Course</Trans>)}</PortalTitle>
      {isGone ? (
        <NotFound />
      ) : data ? (
        <div className={styles.course}>
          <div>
            <AdminCourseHead course={data} onDeleted={() => navigate(ADMIN_COURSES_ADDRESS)} />
          </div>
          <aside>
            <AssignedInstructor course={data} />
          </aside>
        </div>
      ) : error ? (
        <ErrorPanel
          message={COURSE_MESSAGES.fetchFailed}
          support={failureMessage(error, '')}
          found={course}
        />
      ) : (
        <SkeletonGroup className={styles.course}>
          <Skeleton radius={3} className="h-56 w-full" />
          <Skeleton radius={3} className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}

function NotFound() {
  return (
    <EmptyState
      title={COURSE_MESSAGES.notFound}
      action={
        <ButtonLink variant="primary" to={ADMIN_COURSES_ADDRESS}>
          <Trans>All courses</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may have been deleted, or the link is incomplete.</Trans>
    </EmptyState>
  )
}
