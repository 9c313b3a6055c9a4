import type { CertificationStatus } from '@academy/contract/certificates/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { stepStates } from './step-states.ts'
import styles from './stepper.module.css'

type StepperProps = {
  status: CertificationStatus
  /** Students wait for a certificate, admins work on a request. */
  words: 'student' | 'admin'
  /** Stuck: it needs somebody's hand. */
  isStuck?: boolean
}

/** Requested, approved, completed; where it is stands out, and is said. */
export function Stepper({ status, words, isStuck }: StepperProps) {
  const { t } = useLingui()
  const steps = stepStates(status)
  const done = steps.map((state) => state === 'done')
  const labels = [
    <Trans key="1">Requested</Trans>,
    done[1] ? <Trans key="2">Approved</Trans> : <Trans key="2">Approval</Trans>,
    words === 'student' ? (
      <Trans key="3">Ready</Trans>
    ) : done[2] ? (
      <Trans key="3">Completed</Trans>
    ) : (
      <Trans key="3">Certificate</Trans>
    ),
  ]
  return (
    <ol className={styles.stepper} data-stuck={isStuck || undefined} aria-label={t`Progress`}>
      {steps.map((state, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three steps in their order
        <li key={at} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{labels[at]}</span>
          {state === 'done' && (
            <span className="vh">
              {' '}
              <Trans>(done)</Trans>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
