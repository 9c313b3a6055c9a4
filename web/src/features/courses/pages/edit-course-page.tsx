import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure, call, failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { CourseForm } from '../components/course-form.tsx'
import { INSTRUCTOR_COURSES_ADDRESS, isCourseId } from '../places.ts'
import { coursesChanged, instructorCourseQuery } from '../teaching-api.ts'

/** Not there, not yours, or not an id at all: for the person it is the same. */
const GONE_STATUS = [400, 403, 404]

export function EditCoursePage() {
  const { t } = useLingui()
  const id = useParams().id?.toLowerCase() ?? ''
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const course = useQuery({ ...instructorCourseQuery(id), enabled: isCourseId(id) })
  const isGone =
    !isCourseId(id) || (course.error instanceof CallFailure && GONE_STATUS.includes(course.error.status))
  usePageTitle(isGone ? undefined : t`Edit course`)

  useEffect(() => {
    if (!isGone) return
    toast.error(COURSE_MESSAGES.notFound, { id: 'course-not-found' })
    navigate(INSTRUCTOR_COURSES_ADDRESS, { replace: true })
  }, [isGone, navigate])

  return (
    <>
      <PortalTitle>
        <Trans>Edit course</Trans>
      </PortalTitle>
      {course.data ? (
        <CourseForm
          key={course.data._id}
          course={course.data}
          draftKey={`draft:course:${id}`}
          cancelTo={INSTRUCTOR_COURSES_ADDRESS}
          verb={<Trans>Save</Trans>}
          failed={COURSE_MESSAGES.updateFailed}
          send={async (form, manner) => {
            const { message } = await call('PUT /api/instructor/courses/{id}', {
              params: { id },
              form,
              ...manner,
            })
            toast.success(message)
            await coursesChanged(queryClient)
            navigate(INSTRUCTOR_COURSES_ADDRESS)
          }}
        />
      ) : course.error && !isGone ? (
        <ErrorPanel
          message={COURSE_MESSAGES.loadFailed}
          support={failureMessage(course.error, '')}
          onRetry={course.refetch}
          retrying={course.isFetching}
        />
      ) : (
        <SkeletonGroup className="grid max-w-180 gap-5">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      )}
    </>
  )
}
