import type { SystemMetrics } from '@academy/contract/system'

export type Trouble = 'no-node' | 'silent-node' | 'disk' | 'no-worker' | 'failed-jobs' | 'mail' | 'errors'

const LITTLE_DISK_BYTES = 2 * 1024 ** 3
const WAITS_LONG_MS = 5 * 60_000

/** What somebody should look at, the worst first. */
export function troublesOf({ at, nodes, jobs, mail, storage, calls }: SystemMetrics): Trouble[] {
  const up = nodes.filter(({ state }) => state === 'up')
  const free = [storage.freeBytes, ...up.map(({ diskFreeBytes }) => diskFreeBytes)]
  const waits = jobs.kinds.some(
    ({ oldestDueAt }) => oldestDueAt !== null && Date.parse(at) - Date.parse(oldestDueAt) > WAITS_LONG_MS,
  )
  const mailFails = mail.lastFailure !== null && mail.lastFailure.at > (mail.lastSentAt ?? '')
  const found: [Trouble, boolean][] = [
    ['no-node', nodes.length > 0 && up.length === 0],
    ['silent-node', up.length > 0 && up.length < nodes.length],
    ['disk', free.some((bytes) => bytes !== null && bytes < LITTLE_DISK_BYTES)],
    ['no-worker', waits],
    ['failed-jobs', jobs.kinds.some(({ failed }) => failed > 0)],
    ['mail', mailFails],
    ['errors', calls.kinds.some(({ errors }) => errors > 0)],
  ]
  return found.filter(([, isSo]) => isSo).map(([trouble]) => trouble)
}

/** Sums over the kinds of jobs, and over those of calls. */
export const jobsIn = (
  { kinds }: SystemMetrics['jobs'],
  ...states: ('due' | 'later' | 'running' | 'retrying' | 'failed')[]
): number => kinds.reduce((sum, kind) => sum + states.reduce((part, state) => part + kind[state], 0), 0)

export function answersIn({ kinds }: SystemMetrics['calls']): { count: number; errors: number } {
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    errors: kinds.reduce((sum, { errors }) => sum + errors, 0),
  }
}
