import type { CertificationRequest } from '@academy/contract/certificates'

/** Lost: its student was deleted before the certificate was out. */
export type RequestState = 'pending' | 'drawing' | 'stuck' | 'completed' | 'revoked' | 'lost'
export type RequestAct = 'approve' | 'withdraw' | 'upload' | 'draw' | 'revoke' | 'reissue'

type Judged = Pick<CertificationRequest, 'status' | 'problem' | 'student'> & {
  certificate: Pick<NonNullable<CertificationRequest['certificate']>, 'revokedAt'> | null
}

export function requestState({ status, problem, student, certificate }: Judged): RequestState {
  if (certificate?.revokedAt) return 'revoked'
  if (!student && status !== 'completed') return 'lost'
  if (status === 'approved') return problem ? 'stuck' : 'drawing'
  return status
}

const ACTS = {
  pending: ['approve', 'withdraw'],
  drawing: ['upload', 'draw'],
  stuck: ['upload', 'draw'],
  completed: ['upload', 'draw', 'reissue', 'revoke'],
  revoked: ['reissue'],
  lost: ['withdraw'],
} as const satisfies Record<RequestState, readonly RequestAct[]>

/** What is left to do once its student was deleted: nothing is issued to nobody. */
function isFor(request: Judged, act: RequestAct): boolean {
  if (request.student) return true
  return act === 'revoke' || (act === 'withdraw' && request.status === 'pending')
}

/** What an admin may do with it, the usual first. */
export const actsOf = (request: Judged): readonly RequestAct[] =>
  ACTS[requestState(request)].filter((act) => isFor(request, act))
