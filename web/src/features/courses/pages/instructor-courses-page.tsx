import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { editCourseAddress, manageLecturesAddress, NEW_COURSE_ADDRESS } from '../addresses.ts'
import { CourseList } from '../components/course-list.tsx'

export function InstructorCoursesPage() {
  const { t } = useLingui()
  usePageTitle(t`My Courses`)
  const create = (
    <ButtonLink variant="primary" to={NEW_COURSE_ADDRESS}>
      <Plus aria-hidden="true" />
      <Trans>New course</Trans>
    </ButtonLink>
  )
  return (
    <>
      <PortalTitle actions={create}>
        <Trans>My Courses</Trans>
      </PortalTitle>
      <div className="portal-action min-[1001px]:hidden">{create}</div>
      <CourseList
        scope="own"
        label={t`My Courses`}
        failed={COURSE_MESSAGES.loadInstructorFailed}
        none={<NoCourses />}
        ways={{
          open: manageLecturesAddress,
          acts: ({ _id, title }) => (
            <>
              <ButtonLink size="sm" variant="soft" to={manageLecturesAddress(_id)}>
                <Trans>Manage Lectures</Trans>
                <span className="vh">{title}</span>
              </ButtonLink>
              <ButtonLink size="sm" to={editCourseAddress(_id)}>
                <Trans>Edit Course</Trans>
                <span className="vh">{title}</span>
              </ButtonLink>
            </>
          ),
        }}
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
