import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'

/** How a read went and how it is asked again: a query, or what may fail and be tried again like one. */
export interface ReadState {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Of a page that cannot stand without any of these: the first that failed with nothing at hand, to be asked again with all that failed. */
export function failedAmong(parts: readonly (ReadState & { data: unknown })[]): ReadState | undefined {
  const failed = parts.find((part) => part.error && !part.data)
  return (
    failed && {
      error: failed.error,
      isFetching: parts.some((part) => part.isFetching),
      refetch: () => parts.filter((part) => part.error).forEach((part) => void part.refetch()),
    }
  )
}

/** What a page shows of a query; a part of what `useQuery` tells. */
export interface Found<Data> extends ReadState {
  data: Data | undefined
  error: Error | null
  /** What is shown is of the query before, until the answer comes. */
  isPlaceholderData: boolean
}

export interface AskingProps<Reply, Data, Key extends QueryKey> {
  query: UseQueryOptions<Reply, Error, Data, Key>
  onFound: Dispatch<SetStateAction<Found<Data>>>
  /** Said where this stands when the newest answer failed and an older one is shown. */
  failed?: string
  /** The address of the call, where it is told of when a copy is. */
  copyOf?: string
  className?: string
}
