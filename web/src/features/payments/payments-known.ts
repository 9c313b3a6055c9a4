import { useQuery } from '@tanstack/react-query'
import { useAfter } from '../../lib/use-after.ts'
import { useSession } from '../users/index.ts'
import { ownPaymentsQuery } from './own-payments.ts'

/** What is here already waits no longer for them. */
const WAIT_MS = 400

/** Whether there is nothing more to wait for: what stands below the pending payments would be pushed down by them. Asked once is
 * enough, whatever came: without a line each part that mounts asks again, and the page would wait for ever, as it would on a line that hangs. */
export function useArePaymentsKnown(isRestHere: boolean): boolean {
  const enabled = useSession().role === 'student'
  const { isFetched } = useQuery({ ...ownPaymentsQuery, enabled })
  const hasWaited = useAfter(WAIT_MS, isRestHere)
  return !enabled || isFetched || hasWaited
}
