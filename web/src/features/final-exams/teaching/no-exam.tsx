import * as M from '@academy/contract/final-exams/messages'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useExamAddresses } from '../addresses.ts'

/** A course whose exam is not written yet. */
export function NoExam({ courseId }: { courseId: string }) {
  const addresses = useExamAddresses()
  return (
    <EmptyState
      level={2}
      title={M.noExam}
      action={
        <ButtonLink variant="primary" to={addresses.create(courseId)}>
          <Plus aria-hidden="true" />
          <Trans>Create Final Exam</Trans>
        </ButtonLink>
      }
    >
      <Trans>Students sit it once, after the last lecture; who passes may get a certificate.</Trans>
    </EmptyState>
  )
}
