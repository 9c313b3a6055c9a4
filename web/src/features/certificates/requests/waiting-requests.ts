import type { CertificationRequest } from '@academy/contract/certificates'
import { BULK_MAX_REQUESTS } from '@academy/contract/certificates/rules'
import { call } from '../../../lib/calls/call.ts'

/** Those that wait, as the list shows them: what is searched for, the oldest first, and no more than were counted. */
export async function waitingRequests(search: string, count: number): Promise<CertificationRequest[]> {
  const { requests } = await call('GET /api/certification/certification-requests', {
    query: {
      status: 'pending',
      search: search || undefined,
      page: 1,
      limit: Math.min(count, BULK_MAX_REQUESTS),
    },
  })
  return requests
}
