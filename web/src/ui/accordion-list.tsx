import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorPanel } from './error-panel.tsx'
import { Skeleton, SkeletonGroup } from './skeleton.tsx'
import { StaleBanner } from './stale-banner.tsx'

interface AccordionListProps<Row> {
  found: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'isFetching' | 'refetch'>
  failed: (error: Error) => string
  none: ReactNode
  /** A line of the list. */
  children: (row: Row) => ReactNode
}

/** What an opened item of an accordion holds; it waits, fails and is tried again by itself. */
export function AccordionList<Row>({ found, failed, none, children }: AccordionListProps<Row>) {
  const { data, error, isFetching, refetch } = found
  const retry = error && {
    message: failed(error),
    error,
    retrying: isFetching,
    onRetry: () => void refetch(),
  }
  if (!data && retry) return <ErrorPanel level={3} {...retry} />
  if (!data)
    return (
      <SkeletonGroup className="mb-4">
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    )
  return (
    <>
      {retry && <StaleBanner className="mb-2" {...retry} />}
      {data.length === 0 ? <p className="accordion-none">{none}</p> : <ul>{data.map(children)}</ul>}
    </>
  )
}
