import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unreachable } from '../calls/call-failure.ts'
import type { Asker } from './asker.tsx'
import type { AskingProps, Found } from './found.ts'

// What a drawn page shows first came with it: it works without TanStack Query (decision 061). Who asks for more, by the same query options
// and in the same cache, comes right behind the page.

const NOTHING = {
  data: undefined,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => {},
}

/** What the page came with, and from then on what `Asking` finds. */
export function useFound<Reply, Data, Key extends QueryKey>({
  initialData,
}: UseQueryOptions<Reply, Error, Data, Key>): [Found<Data>, AskingProps<Reply, Data, Key>['onFound']] {
  return useState<Found<Data>>(() => ({ ...NOTHING, data: drawnWith(initialData) as Data | undefined }))
}

const drawnWith = (initial: unknown) => (typeof initial === 'function' ? initial() : initial)

let come: typeof Asker | undefined

/** Keeps asking what its page shows, and says what is old of it. */
export function Asking<Reply, Data, Key extends QueryKey>(props: AskingProps<Reply, Data, Key>) {
  const [isHere, setIsHere] = useState(come !== undefined)
  const { query, onFound } = props
  const asked = JSON.stringify(query.queryKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a query its key alone says that it is another one
  useEffect(() => {
    if (isHere) return
    let isCurrent = true
    const isDrawn = drawnWith(query.initialData) !== undefined
    const begin = async () => {
      if (!isDrawn)
        onFound(({ data }) => ({ ...NOTHING, data, isFetching: true, isPlaceholderData: data !== undefined }))
      try {
        come ??= (await import('./asker.tsx')).Asker
        setIsHere(true)
      } catch {
        if (isCurrent && !isDrawn) onFound({ ...NOTHING, error: unreachable(), refetch: begin })
      }
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [isHere, asked])

  const Come = come
  return isHere && Come ? <Come {...props} /> : null
}
