import { contract } from '@academy/contract'
import type { CallKind } from '@academy/contract/system'
import type { CountsByCall } from '../../services/figures/index.ts'

const FILES = new Set<string>(
  Object.values(contract)
    .filter(({ produces, upload }) => produces || upload)
    .map(({ address }) => address),
)

/** `GET /api/course/:id` as the contract writes it. */
const addressOf = (call: string): string => call.replace(/:(\w+)/g, '{$1}')

/** Null for what is no answer to a person: live lines stay open for half an hour, balancers and Prometheus ask for ever,
 * and what nobody knows is asked by robots. */
export function kindOfCall(address: string): CallKind | null {
  const [method = '', path = ''] = address.split(' ')
  if (path === 'unknown' || /^\/(healthz|readyz|metrics|api\/events|api\/docs|api\/openapi)/.test(path))
    return null
  if (method === 'OPTIONS') return null
  if (FILES.has(address) || /^\/+(api\/)?uploads/.test(path)) return 'file'
  if (!path.startsWith('/api/')) return 'page'
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write'
}

/** Of what a process counts, what answers a person, by its address. */
export function peoplesCalls(counted: CountsByCall): CountsByCall {
  const named = Object.entries(counted).map(([call, counts]) => [addressOf(call), counts] as const)
  return Object.fromEntries(named.filter(([address]) => kindOfCall(address) !== null))
}
