import type { CertificationStatus } from '@academy/contract/certificates/rules'
import type { StepState } from './step-states.ts'

export type CertificateStep = 'lectures' | 'exam' | 'requested' | 'ready'
export interface CertificateState {
  isPassed: boolean
  status: CertificationStatus | null
  isRevoked?: boolean
}

/** The four steps from the lectures, which are complete, to the certificate. One that was asked for has all before it behind it. */
export function certificateSteps({
  isPassed,
  status,
  isRevoked,
}: CertificateState): Record<CertificateStep, StepState> {
  const done =
    status === 'completed' ? 4 : status === 'approved' ? 3 : status === 'pending' || isPassed ? 2 : 1
  const stateOf = (at: number): StepState => (at < done ? 'done' : at === done ? 'now' : 'later')
  const ready = isRevoked ? 'later' : stateOf(3)
  return { lectures: stateOf(0), exam: stateOf(1), requested: stateOf(2), ready }
}
