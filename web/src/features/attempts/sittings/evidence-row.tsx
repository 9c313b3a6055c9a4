import type { EvidenceAnswer } from '@academy/contract/attempts'
import { optionLetter } from '@academy/contract/attempts/rules'
import { Trans } from '@lingui/react/macro'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { plainQuestion } from '../question-markup.ts'
import styles from './evidence.module.css'

interface EvidenceRowProps {
  evidence: EvidenceAnswer
  deadline: string
  isChosen: boolean
  onToggle: () => void
}

export function EvidenceRow({ evidence, deadline, isChosen, onToggle }: EvidenceRowProps) {
  const { question, reason, isAccepted, recordedAt, receivedAt } = evidence
  const mayAccept = reason === 'late' && !isAccepted
  const title = plainQuestion(question)
  return (
    <li>
      {mayAccept ? (
        <Checkbox label={<b className="strong">{title}</b>} checked={isChosen} onChange={onToggle} />
      ) : (
        <p className="py-2 strong">{title}</p>
      )}
      <Given evidence={evidence} />
      <p className={styles.times}>
        <Badge tone={isAccepted ? 'good' : reason === 'late' ? 'wait' : 'plain'}>
          {isAccepted ? <Trans>Accepted</Trans> : <ReasonLabel reason={reason} />}
        </Badge>
        {recordedAt && (
          <span>
            <Trans>
              Device: <DateTime at={recordedAt} />
            </Trans>{' '}
            {recordedAt <= deadline ? <Trans>(in time)</Trans> : <Trans>(after the end)</Trans>}
          </span>
        )}
        <span>
          <Trans>
            Received: <DateTime at={receivedAt} />
          </Trans>
        </span>
      </p>
    </li>
  )
}

function Given({ evidence: { selectedOption, writtenAnswer } }: { evidence: EvidenceAnswer }) {
  if (selectedOption !== null) {
    return (
      <p className={styles.given}>
        <Trans>Option {optionLetter(selectedOption)}</Trans>
      </p>
    )
  }
  if (writtenAnswer) return <p className={styles.given}>{writtenAnswer}</p>
  return (
    <p className={styles.given}>
      <Trans>Cleared</Trans>
    </p>
  )
}

function ReasonLabel({ reason }: { reason: EvidenceAnswer['reason'] }) {
  if (reason === 'late') return <Trans>After the end</Trans>
  if (reason === 'refused') return <Trans>A second hand-in</Trans>
  return <Trans>Replaced by a newer answer</Trans>
}
