import type { ReactNode } from 'react'
import type { Found } from '../lib/queries/found.ts'
import { ErrorPanel } from './error-panel.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'
import { StaleBanner } from './stale-banner.tsx'

interface AccordionListProps<Row> {
  found: Found<Row[]>
  failed: (error: Error) => string
  none: ReactNode
  /** A line of the list. */
  children: (row: Row) => ReactNode
}

/** What an opened item of an accordion holds; it waits, fails and is tried again by itself. */
export function AccordionList<Row>({ found, failed, none, children }: AccordionListProps<Row>) {
  const { data, error } = found
  if (!data && error) return <ErrorPanel level={3} message={failed(error)} found={found} />
  if (!data)
    return (
      <SkeletonGroup className="mb-4">
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    )
  return (
    <>
      {error && <StaleBanner className="mb-2" message={failed(error)} found={found} />}
      {data.length === 0 ? <p className="accordion-none">{none}</p> : <ul>{data.map(children)}</ul>}
    </>
  )
}
