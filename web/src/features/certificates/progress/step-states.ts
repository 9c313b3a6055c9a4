import { CERTIFICATION_STATUSES, type CertificationStatus } from '@academy/contract/certificates/rules'

export type StepState = 'done' | 'now' | 'later'

/** The three steps of a request: all before the first undone one are done, and that one is where it is. */
export function stepStates(status: CertificationStatus): [StepState, StepState, StepState] {
  const done = CERTIFICATION_STATUSES.indexOf(status) + 1
  const stateOf = (at: number): StepState => (at < done ? 'done' : at === done ? 'now' : 'later')
  return [stateOf(0), stateOf(1), stateOf(2)]
}
