import { Trans } from '@lingui/react/macro'
import { Check, Clock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusPill } from '../../../ui/badge.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { RingProgress } from '../../../ui/ring-progress.tsx'
import { shownPercent } from './answer-marks.ts'
import styles from './result-head.module.css'

export interface ResultFacts {
  title: string
  /** Null until everything is marked. */
  percentage: number | null
  marksAwarded: number | null
  totalMarks: number
  passingPercent: number
  passed: boolean | null
  submittedAt: string
  /** The server handed it in at the deadline. */
  isFinalised: boolean
}
type ResultHeadProps = {
  facts: ResultFacts
  /** Of the percentage as shown. */
  decimals: 1 | 2
  /** What "waiting" is called here. */
  awaiting: ReactNode
  /** What to do next, where the pass mark was missed. */
  advice?: ReactNode
  actions: ReactNode
  ringLabel: string
}

/** Score first, passed or not in words, then when it was. */
export function ResultHead({ facts, decimals, awaiting, advice, actions, ringLabel }: ResultHeadProps) {
  const { title, percentage, marksAwarded, totalMarks, passingPercent, passed, submittedAt, isFinalised } =
    facts
  const percent =
    percentage === null
      ? ''
      : decimals === 2
        ? (Math.floor(percentage * 100 + 1e-6) / 100).toFixed(2)
        : shownPercent(percentage, decimals)
  return (
    <section className={styles.result} aria-labelledby="result-title">
      {percentage !== null && (
        <RingProgress
          percent={percentage}
          label={ringLabel}
          mark={passingPercent}
          size={160}
          tone={passed ? 'primary' : 'danger'}
        >
          <span className={`${styles.percent} num`} data-long={percent.length > 4 || undefined}>
            {percent}
            <small>%</small>
          </span>
        </RingProgress>
      )}
      <div className={styles.words}>
        <ResultPill passed={percentage === null ? null : passed} awaiting={awaiting} />
        <h1 id="result-title">{title}</h1>
        <p className={`${styles.line} num`}>
          {percentage === null ? (
            <Trans>Your answers have arrived. The score comes when every answer is marked.</Trans>
          ) : passed ? (
            <Trans>
              You scored{' '}
              <b>
                {marksAwarded} of {totalMarks}
              </b>
              . The pass mark is {passingPercent}%, marked on the ring.
            </Trans>
          ) : (
            <Trans>
              {percent}%. The pass mark is {passingPercent}%. You scored{' '}
              <b>
                {marksAwarded} of {totalMarks}
              </b>
              .
            </Trans>
          )}{' '}
          {passed === false && advice}
        </p>
        <p className={styles.when}>
          {isFinalised ? (
            <Trans>
              Handed in by itself at the end of the time, <DateTime at={submittedAt} />
            </Trans>
          ) : (
            <Trans>
              Submitted <DateTime at={submittedAt} />
            </Trans>
          )}
        </p>
      </div>
      <div className={styles.acts}>{actions}</div>
    </section>
  )
}

function ResultPill({ passed, awaiting }: { passed: boolean | null; awaiting: ReactNode }) {
  if (passed === null)
    return (
      <StatusPill tone="wait" icon={Clock}>
        {awaiting}
      </StatusPill>
    )
  return passed ? (
    <StatusPill tone="good" icon={Check}>
      <Trans>Passed</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="bad" icon={X}>
      <Trans>Not passed</Trans>
    </StatusPill>
  )
}
