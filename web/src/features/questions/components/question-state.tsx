import type { QuestionState as State } from '@academy/contract/questions'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'

export function QuestionState({ state }: { state: State }) {
  if (state === 'hidden')
    return (
      <StatusPill tone="bad">
        <Trans>Hidden</Trans>
      </StatusPill>
    )
  return state === 'answered' ? (
    <StatusPill tone="good">
      <Trans>Answered</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="wait">
      <Trans>Unanswered</Trans>
    </StatusPill>
  )
}
