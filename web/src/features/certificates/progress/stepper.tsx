import type { CertificationStatus } from '@academy/contract/certificates/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { stepStates } from './step-states.ts'
import './stepper.css'

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
  const labels =
    words === 'student'
      ? [<Trans key="1">Requested</Trans>, <Trans key="2">Approval</Trans>, <Trans key="3">Ready</Trans>]
      : [<Trans key="1">Requested</Trans>, <Trans key="2">Approved</Trans>, <Trans key="3">Completed</Trans>]
  return (
    <ol className="stepper" data-stuck={isStuck || undefined} aria-label={t`Progress`}>
      {stepStates(status).map((state, at) => (
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
