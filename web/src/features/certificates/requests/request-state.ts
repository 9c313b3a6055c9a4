import type { CertificationRequest } from '@academy/contract/certificates'

export type RequestState = 'pending' | 'drawing' | 'stuck' | 'completed' | 'revoked'
export type RequestAct = 'approve' | 'withdraw' | 'upload' | 'draw' | 'revoke' | 'reissue'

type Judged = Pick<CertificationRequest, 'status' | 'problem'> & {
  certificate: Pick<NonNullable<CertificationRequest['certificate']>, 'revokedAt'> | null
}

export function requestState({ status, problem, certificate }: Judged): RequestState {
  if (certificate?.revokedAt) return 'revoked'
  if (status === 'approved') return problem ? 'stuck' : 'drawing'
  return status
}

const ACTS = {
  pending: ['approve', 'withdraw'],
  drawing: ['upload', 'draw'],
  stuck: ['upload', 'draw'],
  completed: ['upload', 'draw', 'reissue', 'revoke'],
  revoked: ['reissue'],
} as const satisfies Record<RequestState, readonly RequestAct[]>

/** What an admin may do with it, the usual first. */
export const actsOf = (request: Judged): readonly RequestAct[] => ACTS[requestState(request)]
