import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { INSTRUCTOR_COURSES_ADDRESS, manageLecturesAddress } from '../addresses.ts'
import { CourseForm } from '../components/course-form.tsx'
import { coursesChanged } from '../teaching-api.ts'

export function NewCoursePage() {
  const { t } = useLingui()
  usePageTitle(t`New course`)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <>
      <PortalTitle>
        <Trans>New course</Trans>
      </PortalTitle>
      <CourseForm
        draftKey="draft:new-course"
        cancelTo={INSTRUCTOR_COURSES_ADDRESS}
        verb={<Trans>Create course</Trans>}
        send={async (form, manner) => {
          const { message, course } = await call('POST /api/instructor/courses/new', { form, ...manner })
          toast.success(message)
          await coursesChanged(queryClient)
          navigate(manageLecturesAddress(course._id))
        }}
      />
    </>
  )
}
