import * as M from '@academy/contract/final-exams/messages'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** The address names no course: nothing to load, only a way out. */
export function CourseIdMissing({ message = M.courseIdMissing }: { message?: string }) {
  return (
    <EmptyState
      title={message}
      action={
        <ButtonLink variant="primary" to="/">
          <Trans>Return Home</Trans>
        </ButtonLink>
      }
    />
  )
}
