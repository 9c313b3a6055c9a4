import * as M from '@academy/contract/final-exams/messages'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useExamPlaces } from '../places.ts'

/** A course whose exam is not written yet. */
export function NoExam({ courseId }: { courseId: string }) {
  const places = useExamPlaces()
  return (
    <EmptyState
      level={2}
      title={M.noExam}
      action={
        <ButtonLink variant="primary" to={places.create(courseId)}>
          <Plus aria-hidden="true" />
          <Trans>Create Final Exam</Trans>
        </ButtonLink>
      }
    >
      <Trans>Students sit it once, after the last lecture; who passes may get a certificate.</Trans>
    </EmptyState>
  )
}
