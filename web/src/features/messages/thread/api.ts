import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../lib/queries/query-client.ts'
import type { Pair } from '../addresses.ts'
import { askThread, courseWord, threadKey } from '../api.ts'
import type { KnownThread } from './known.ts'
import { withNewer, withOlder } from './part.ts'

const partKey = (pair: Pair, around: string) =>
  ['messages-around', pair.other, courseWord(pair), around] as const

/** A conversation around one of its messages. What was written then changes no more: no event asks for it anew. */
export const partQuery = (pair: Pair, around: string) =>
  queryOptions({
    queryKey: partKey(pair, around),
    queryFn: ({ signal }): Promise<KnownThread> => askThread(pair, { around }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The next older than all that are shown: of the part around a message, or of the conversation from its end. */
export async function showOlder(pair: Pair, around: string | null): Promise<void> {
  const queryKey = around ? partKey(pair, around) : threadKey(pair)
  const first = queryClient.getQueryData<KnownThread>(queryKey)?.messages[0]
  if (!first) return
  const { messages, hasOlder } = await askThread(pair, { before: first._id })
  queryClient.setQueryData<KnownThread>(queryKey, (known) => known && withOlder(known, messages, hasOlder))
}

/** The next newer than all of a part. */
export async function showNewer(pair: Pair, around: string): Promise<void> {
  const queryKey = partKey(pair, around)
  const last = queryClient.getQueryData<KnownThread>(queryKey)?.messages.at(-1)
  if (!last) return
  const { messages } = await askThread(pair, { after: last._id })
  queryClient.setQueryData<KnownThread>(queryKey, (known) => known && withNewer(known, messages))
  // The part has come to the end, and what is known of the newest is older than that.
  if (messages.length === 0)
    await queryClient.refetchQueries({ queryKey: threadKey(pair) }, { throwOnError: true })
}

/** From here on a part that has reached the newest messages is the conversation itself. */
export const showWhole = (pair: Pair, whole: KnownThread) =>
  queryClient.setQueryData<KnownThread>(threadKey(pair), whole)
