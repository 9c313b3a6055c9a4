import type { ReactNode } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import type { Found } from '../../../lib/queries/found.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'

interface DashboardPartProps<Data> {
  found: Found<Data>
  /** What is said when it did not come and the server said nothing. */
  failed: string
  /** What stands in the place of what is coming. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** One part of a dashboard with a call of its own: it waits, fails and is asked again alone. */
export function DashboardPart<Data>({ found, failed, waiting, children }: DashboardPartProps<Data>) {
  const { data, error } = found
  if (data !== undefined)
    return (
      <>
        {error && <StaleBanner className="mb-4" message={failureMessage(error, failed)} found={found} />}
        {children(data)}
      </>
    )
  if (error) return <ErrorPanel level={3} message={failureMessage(error, failed)} found={found} />
  return <SkeletonGroup>{waiting}</SkeletonGroup>
}
