import type { MyCourse } from '@academy/contract/progress'
import { formatDateTime } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { myCoursesQuery } from '../../../courses/index.ts'
import { useSignedIn } from '../../session/index.ts'

type MyCoursesProps = {
  /** Instructors are sent the courses they teach; a learner's screen leaves those out. */
  taught?: boolean
  skeleton: ReactNode
  children: (courses: readonly MyCourse[]) => ReactNode
}

/** The person's courses and every state of loading them; what was loaded stays when asking again fails. */
export function MyCourses({ taught, skeleton, children }: MyCoursesProps) {
  const { t } = useLingui()
  const { user, role } = useSignedIn()
  const found = useQuery(myCoursesQuery)
  const { data, dataUpdatedAt, error } = found
  if (!data && !error) return skeleton
  if (!data) {
    return <ErrorPanel message={failureMessage(error, t`Failed to load your courses`)} found={found} />
  }
  // An admin is sent every course there is; theirs are those they are enrolled in.
  const courses =
    taught && role === 'instructor' ? data : data.filter(({ _id }) => user.subscription.includes(_id))
  if (courses.length === 0) {
    return (
      <EmptyState
        title={<Trans>No Courses Enrolled</Trans>}
        action={
          <ButtonLink to="/courses" variant="primary">
            <Trans>Browse Courses</Trans>
          </ButtonLink>
        }
      >
        <Trans>Browse courses and start with a free one.</Trans>
      </EmptyState>
    )
  }
  const loadedAt = formatDateTime(dataUpdatedAt)
  return (
    <>
      {error && (
        <Banner tone="wait" live="status" className="mt-6">
          <Trans>This is how it was on {loadedAt}.</Trans> {failureMessage(error, '')}
        </Banner>
      )}
      {children(courses)}
    </>
  )
}
