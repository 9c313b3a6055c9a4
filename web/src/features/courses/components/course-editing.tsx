import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { coursesChanged, instructorCourseQuery } from '../teaching-api.ts'
import { CourseForm } from './course-form.tsx'

interface CourseEditingProps {
  id: string
  /** Not there, or not this person's: the page says so or leads away. */
  isGone: boolean
  /** Where Save and Cancel lead. */
  doneTo: string
}

/** The form of a course that exists, once the course has been read. */
export function CourseEditing({ id, isGone, doneTo }: CourseEditingProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const course = useQuery({ ...instructorCourseQuery(id), enabled: isId(id) })
  if (course.data)
    return (
      <CourseForm
        key={course.data._id}
        course={course.data}
        draftKey={`draft:course:${id}`}
        cancelTo={doneTo}
        verb={<Trans>Save</Trans>}
        send={async (form, manner) => {
          const { message } = await call('PUT /api/instructor/courses/{id}', {
            params: { id },
            form,
            ...manner,
          })
          toast.success(message)
          await coursesChanged(queryClient)
          navigate(doneTo)
        }}
      />
    )
  if (course.error && !isGone)
    return (
      <ErrorPanel
        message={COURSE_MESSAGES.loadFailed}
        support={failureMessage(course.error, '')}
        found={course}
      />
    )
  return (
    <SkeletonGroup className="grid max-w-180 gap-5">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-20 w-full" />
    </SkeletonGroup>
  )
}
