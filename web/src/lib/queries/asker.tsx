import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { CopyNote } from '../../ui/copy-note.tsx'
import { StaleBanner } from '../../ui/stale-banner.tsx'
import type { AskingProps } from './found.ts'
import { queryClient } from './query-client.ts'

/** Comes behind the page, with all that asking needs. */
export function Asker<Reply, Data, Key extends QueryKey>({
  query,
  onFound,
  failed,
  copyOf,
  className,
}: AskingProps<Reply, Data, Key>) {
  const found = useQuery({ placeholderData: keepPreviousData, ...query }, queryClient)
  const { data, error, isFetching, isPlaceholderData, refetch } = found
  // Before the paint: what the cache holds is shown at once.
  useLayoutEffect(
    () => onFound({ data, error, isFetching, isPlaceholderData, refetch }),
    [onFound, data, error, isFetching, isPlaceholderData, refetch],
  )
  return (
    <>
      {copyOf && <CopyNote address={copyOf} className={className} />}
      {failed && data && error && <StaleBanner className={className} message={failed} found={found} />}
    </>
  )
}
