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
import { INSTRUCTOR_COURSES_ADDRESS } from '../addresses.ts'
import { CourseEditing } from '../components/course-editing.tsx'
import { CourseFigures } from '../components/course-figures.tsx'
import { instructorCourseQuery } from '../teaching-api.ts'
import styles from './edit-course-page.module.css'

/** Not there, not yours, or not an id at all: for the person it is the same. */
const GONE_STATUS = [400, 403, 404]

export function EditCoursePage() {
  const { t } = useLingui()
  const id = useParams().id?.toLowerCase() ?? ''
  const navigate = useNavigate()
  const course = useQuery({ ...instructorCourseQuery(id), enabled: isId(id) })
  const isGone =
    !isId(id) || (course.error instanceof CallFailure && GONE_STATUS.includes(course.error.status))
  usePageTitle(isGone ? undefined : t`Edit course`)

  useEffect(() => {
    if (!isGone) return
    toast.error(COURSE_MESSAGES.notFound, { id: 'course-not-found' })
    navigate(INSTRUCTOR_COURSES_ADDRESS, { replace: true })
  }, [isGone, navigate])

  return (
    <>
      <PortalTitle>{course.data?.title ?? <Trans>Course</Trans>}</PortalTitle>
      {course.data && <CourseFigures course={course.data} />}
      <h2 className={styles.heading}>
        <Trans>Edit course</Trans>
      </h2>
      <CourseEditing id={id} isGone={isGone} doneTo={INSTRUCTOR_COURSES_ADDRESS} />
    </>
  )
}
