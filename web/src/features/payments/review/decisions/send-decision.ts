import * as M from '@academy/contract/payments/messages'
import { PROVIDER_NAMES } from '@academy/contract/payments/rules'
import { call, failureMessage } from '../../../../lib/calls/call.ts'
import { shortMoment } from '../moments.ts'
import type { Decision, Refusals } from './decisions.ts'

type Sending = Pick<Decision, 'requests' | 'verdict' | 'reason' | 'exactOnly'>

/** One by one, or many at once, in calls that outlive the page: whoever goes on has decided all the same. What was decided by
 * somebody else meanwhile is a refusal that names them. */
export async function sendDecision(decision: Sending): Promise<Refusals> {
  const { requests, verdict } = decision
  try {
    return requests.length > 1 ? await sendMany(decision) : await sendOne(decision)
  } catch (failure) {
    const why = failureMessage(failure, verdict === 'approved' ? M.approveFailed : M.rejectFailed)
    return new Map(requests.map(({ _id }) => [_id, why]))
  }
}

async function sendOne({ requests, verdict, reason }: Sending): Promise<Refusals> {
  const [{ _id: id }] = requests as [Sending['requests'][number]]
  const params = { id }
  const { changed, request } =
    verdict === 'approved'
      ? await call('POST /api/payment-requests/{id}/approve', {
          params,
          body: noteOf(reason),
          keepalive: true,
        })
      : await call('POST /api/payment-requests/{id}/reject', { params, body: { reason }, keepalive: true })
  if (changed) return new Map()
  const who = request.reviewedBy ?? PROVIDER_NAMES[request.provider]
  return new Map([[id, M.decidedBy(request.status, who, shortMoment(request.reviewedAt ?? Date.now()))]])
}

const noteOf = (reason: string) => (reason ? { note: reason } : {})

async function sendMany({ requests, exactOnly, reason }: Sending): Promise<Refusals> {
  const ids = requests.map(({ _id }) => _id)
  const { results } = await call('POST /api/payment-requests/approve', {
    body: { ids, exactOnly, ...noteOf(reason) },
    keepalive: true,
  })
  return new Map(results.flatMap(({ _id, changed, message }) => (changed ? [] : [[_id, message] as const])))
}
