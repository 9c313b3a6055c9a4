import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { ADMIN_COURSES_ADDRESS, adminCourseAddress } from '../addresses.ts'
import { coursesChanged } from '../teaching-api.ts'
import { CourseForm } from './course-form.tsx'
import { InstructorFields } from './instructor-fields.tsx'

export function AdminAddCourse() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (
    <CourseForm
      draftKey="draft:admin-new-course"
      cancelTo={ADMIN_COURSES_ADDRESS}
      verb={<Trans>Add course</Trans>}
      hasInstructor
      instructorFields={(form) => <InstructorFields form={form} />}
      send={async (form, manner) => {
        const { message, course } = await call('POST /api/course/new', { form, ...manner })
        toast.success(message)
        await coursesChanged(queryClient)
        navigate(adminCourseAddress(course._id))
      }}
    />
  )
}
