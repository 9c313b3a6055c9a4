import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans } from '@lingui/react/macro'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** In place of a page whose course does not exist, or does no more. */
export function CourseNotFound({ level, className }: { level?: 1; className?: string }) {
  usePageTitle(COURSE_MESSAGES.notFound)
  return (
    <EmptyState
      level={level}
      className={className}
      title={COURSE_MESSAGES.notFound}
      action={
        <ButtonLink variant="primary" to="/courses">
          <Trans>Browse Courses</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may have been taken down, or the link is incomplete.</Trans>
    </EmptyState>
  )
}
