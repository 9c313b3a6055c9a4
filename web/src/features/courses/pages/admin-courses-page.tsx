import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { AdminAddCourse } from '../components/admin-add-course.tsx'
import { ManagedCourseRow } from '../components/managed-course-row.tsx'
import { ManagedCourses } from '../components/managed-courses.tsx'
import { ADD_COURSE_ADDRESS, adminCourseAddress, studyAddress } from '../places.ts'
import { adminCoursesQuery } from '../teaching-api.ts'

/** The list and the Add Course form share one address; `?add` shows the form. */
export function AdminCoursesPage() {
  const isAdding = useSearchParams()[0].has('add')
  return isAdding ? <Adding /> : <Listing />
}

function Adding() {
  const { t } = useLingui()
  usePageTitle(t`Add Course`, { place: 'add-course' })
  return (
    <>
      <PortalTitle isBelowPlace>
        <Trans>Add Course</Trans>
      </PortalTitle>
      <AdminAddCourse />
    </>
  )
}

function Listing() {
  const { t } = useLingui()
  usePageTitle(t`Courses`)
  const courses = useQuery(adminCoursesQuery)
  const add = (
    <ButtonLink variant="primary" to={ADD_COURSE_ADDRESS}>
      <Plus aria-hidden="true" />
      <Trans>Add Course</Trans>
    </ButtonLink>
  )
  return (
    <>
      <PortalTitle>
        <Trans>Courses</Trans>
      </PortalTitle>
      <ManagedCourses
        courses={courses}
        failed={COURSE_MESSAGES.fetchAllFailed}
        action={add}
        empty={
          <EmptyState title={<Trans>No courses yet</Trans>} action={add}>
            <Trans>Add the first one, or let an instructor create it.</Trans>
          </EmptyState>
        }
        row={(course) => (
          <ManagedCourseRow
            key={course._id}
            course={course}
            to={adminCourseAddress(course._id)}
            hasCreator
            actions={
              <>
                <ButtonLink size="sm" variant="soft" to={adminCourseAddress(course._id)}>
                  <Trans>Open</Trans>
                  <span className="vh">{course.title}</span>
                </ButtonLink>
                <ButtonLink size="sm" to={studyAddress(course._id)}>
                  <Trans>Preview</Trans>
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
