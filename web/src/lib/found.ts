import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { Dispatch, SetStateAction } from 'react'

/** What a page shows of a query; a part of what `useQuery` tells. */
export interface Found<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  /** What is shown is of the query before, until the answer comes. */
  isPlaceholderData: boolean
  refetch: () => unknown
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
