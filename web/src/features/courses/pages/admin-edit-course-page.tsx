import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { isId } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CallFailure } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { toast } from '../../../lib/toast.ts'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { ADMIN_COURSES_ADDRESS, adminCourseAddress } from '../addresses.ts'
import { CourseEditing } from '../components/course-editing.tsx'
import { instructorCourseQuery } from '../teaching-api.ts'

const GONE_STATUS = [400, 403, 404]

/** The admin's way to the same form: a wrong price is corrected here. */
export function AdminEditCoursePage() {
  const { t } = useLingui()
  const id = useParams().id?.toLowerCase() ?? ''
  const navigate = useNavigate()
  const { data, error } = useQuery({ ...instructorCourseQuery(id), enabled: isId(id) })
  const isGone = !isId(id) || (error instanceof CallFailure && GONE_STATUS.includes(error.status))
  usePageTitle(isGone ? undefined : t`Edit course`)

  useEffect(() => {
    if (!isGone) return
    toast.error(COURSE_MESSAGES.notFound, { id: 'course-not-found' })
    navigate(ADMIN_COURSES_ADDRESS, { replace: true })
  }, [isGone, navigate])

  return (
    <>
      <PortalTitle names={{ course: data?.title }}>
        <Trans>Edit course</Trans>
      </PortalTitle>
      <CourseEditing id={id} isGone={isGone} doneTo={adminCourseAddress(id)} />
    </>
  )
}
