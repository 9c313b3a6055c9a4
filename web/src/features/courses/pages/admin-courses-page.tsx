import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ADD_COURSE_ADDRESS, adminCourseAddress, studyAddress } from '../addresses.ts'
import { CourseList } from '../components/course-list.tsx'

/** Whoever looks at the list needs no form. */
const AdminAddCourse = lazyPart(() => import('../components/admin-add-course.tsx'), 'AdminAddCourse')

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
      <Suspense fallback={<Skeleton radius={3} className="h-96 w-full" />}>
        <AdminAddCourse />
      </Suspense>
    </>
  )
}

function Listing() {
  const { t } = useLingui()
  usePageTitle(t`Courses`)
  const add = (
    <ButtonLink variant="primary" to={ADD_COURSE_ADDRESS}>
      <Plus aria-hidden="true" />
      <Trans>Add Course</Trans>
    </ButtonLink>
  )
  return (
    <>
      <PortalTitle actions={add}>
        <Trans>Courses</Trans>
      </PortalTitle>
      <div className="portal-action min-[1001px]:hidden">{add}</div>
      <CourseList
        scope="all"
        label={t`Courses`}
        failed={COURSE_MESSAGES.fetchAllFailed}
        none={
          <EmptyState title={<Trans>No courses yet</Trans>} action={add}>
            <Trans>Add the first one, or let an instructor create it.</Trans>
          </EmptyState>
        }
        ways={{
          open: adminCourseAddress,
          acts: ({ _id, title }) => (
            <>
              <ButtonLink size="sm" variant="soft" to={adminCourseAddress(_id)}>
                <Trans>Open</Trans>
                <span className="vh">{title}</span>
              </ButtonLink>
              <ButtonLink size="sm" to={studyAddress(_id)}>
                <Trans>Preview</Trans>
                <span className="vh">{title}</span>
              </ButtonLink>
            </>
          ),
        }}
      />
    </>
  )
}
