import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { ManagedCourseRow } from '../components/managed-course-row.tsx'
import { ManagedCourses } from '../components/managed-courses.tsx'
import { editCourseAddress, manageLecturesAddress, NEW_COURSE_ADDRESS } from '../places.ts'
import { instructorCoursesQuery } from '../teaching-api.ts'

export function InstructorCoursesPage() {
  const { t } = useLingui()
  usePageTitle(t`My Courses`)
  const courses = useQuery(instructorCoursesQuery)
  return (
    <>
      <PortalTitle>
        <Trans>My Courses</Trans>
      </PortalTitle>
      <ManagedCourses
        courses={courses}
        failed={COURSE_MESSAGES.loadInstructorFailed}
        action={
          <ButtonLink variant="primary" to={NEW_COURSE_ADDRESS}>
            <Plus aria-hidden="true" />
            <Trans>New course</Trans>
          </ButtonLink>
        }
        empty={<NoCourses />}
        row={(course) => (
          <ManagedCourseRow
            key={course._id}
            course={course}
            to={manageLecturesAddress(course._id)}
            actions={
              <>
                <ButtonLink size="sm" variant="soft" to={manageLecturesAddress(course._id)}>
                  <Trans>Manage Lectures</Trans>
                  <span className="vh">{course.title}</span>
                </ButtonLink>
                <ButtonLink size="sm" to={editCourseAddress(course._id)}>
                  <Trans>Edit Course</Trans>
                  <span className="vh">{course.title}</span>
                </ButtonLink>
              </>
            }
          />
        )}
      />
    </>
  )
}

function NoCourses() {
  return (
    <EmptyState
      title={<Trans>No courses yet</Trans>}
      action={
        <ButtonLink variant="primary" to={NEW_COURSE_ADDRESS}>
          <Trans>Create your first course</Trans>
        </ButtonLink>
      }
    >
      <Trans>A course begins with a title, a few lines about it and a picture. Lectures come after.</Trans>
    </EmptyState>
  )
}
