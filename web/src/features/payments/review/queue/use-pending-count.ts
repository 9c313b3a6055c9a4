import { useQuery } from '@tanstack/react-query'
import { newestPendingQuery } from '../api.ts'
import { useDecisions } from '../decisions/use-decisions.ts'

/** How many wait: what is being decided on counts no more. One number for the tab and for the sidebar. */
export function usePendingCount(): number | undefined {
  const { data } = useQuery(newestPendingQuery)
  const { list } = useDecisions()
  if (!data) return undefined
  const underWay = list.reduce(
    (sum, { phase, requests }) => sum + (phase === 'done' ? 0 : requests.length),
    0,
  )
  return Math.max(0, data.pending - underWay)
}
