import type { Conversation, Message } from '@academy/contract/messages'
import {
  CONVERSATIONS_MAX_ROWS,
  CONVERSATIONS_ROWS,
  PINNED_MESSAGES,
  THREAD_ROWS,
} from '@academy/contract/messages/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../lib/calls/call.ts'
import { lookAgain } from '../../lib/queries/look-again.ts'
import { queryClient } from '../../lib/queries/query-client.ts'
import type { Pair } from './addresses.ts'
import { type KnownThread, withAllRead, withNewest, withSent } from './thread/known.ts'
import { unreadKey } from './unread.ts'

/** All of it: what the page asks anew when the server says that there is something. */
export const messagesKey = ['messages'] as const
const conversationsKey = [...messagesKey, 'conversations'] as const

export interface Narrowed {
  q: string
  /** Empty for all, `null` for those without a course. */
  course: string
}

export const courseWord = ({ course }: Pair): string => course ?? 'null'

type ListPage = CallReply<'GET /api/messages/conversations'>

const askList = ({ q, course }: Narrowed, part: { limit: number; after?: string }, signal?: AbortSignal) =>
  call('GET /api/messages/conversations', {
    query: { ...part, limit: String(part.limit), courseId: course || undefined, q: q || undefined },
    signal,
  })
const listKey = ({ q, course }: Narrowed) => [...conversationsKey, course, q] as const

/** As many as were shown, from the newest. */
export const conversationsQuery = (narrowed: Narrowed) =>
  queryOptions({
    queryKey: listKey(narrowed),
    queryFn: ({ signal }) => {
      const known = queryClient.getQueryData<ListPage>(listKey(narrowed))?.conversations.length ?? 0
      const limit = Math.min(CONVERSATIONS_MAX_ROWS, Math.max(CONVERSATIONS_ROWS, known))
      return askList(narrowed, { limit }, signal)
    },
    placeholderData: keepPreviousData,
  })

/** The next after all that are shown. */
export async function showMoreConversations(narrowed: Narrowed): Promise<void> {
  const queryKey = listKey(narrowed)
  const after = queryClient.getQueryData<ListPage>(queryKey)?.cursor
  if (!after) return
  const more = await askList(narrowed, { limit: CONVERSATIONS_ROWS, after })
  queryClient.setQueryData<ListPage>(queryKey, (known) => {
    if (!known || known.cursor !== after) return known
    const there = new Set(known.conversations.map(({ _id }) => _id))
    const others = more.conversations.filter(({ _id }) => !there.has(_id))
    return { ...more, conversations: [...known.conversations, ...others] }
  })
}

export const threadKey = (pair: Pair) => [...messagesKey, 'thread', pair.other, courseWord(pair)] as const
interface Part {
  before?: string
  after?: string
  around?: string
  limit?: string
}
export const askThread = (
  pair: Pair,
  { limit = String(THREAD_ROWS), ...part }: Part,
  signal: AbortSignal | null = null,
) =>
  call('GET /api/messages/{otherUserId}/{courseId}', {
    params: { otherUserId: pair.other, courseId: courseWord(pair) },
    query: { ...part, limit },
    ...(signal && { signal }),
  })

/** A conversation from its end; what was read of it before stays before that. */
export const threadQuery = (pair: Pair) =>
  queryOptions({
    queryKey: threadKey(pair),
    queryFn: async ({ signal }): Promise<KnownThread> => {
      const newest = await askThread(pair, {}, signal)
      return withNewest(queryClient.getQueryData<KnownThread>(threadKey(pair)), newest)
    },
    staleTime: 0,
  })

const change = (pair: Pair, next: (known: KnownThread) => KnownThread) =>
  queryClient.setQueryData<KnownThread>(threadKey(pair), (known) => known && next(known))

/** Stands at once, and no answer from before takes it away. */
export async function showSent(pair: Pair, sent: Message): Promise<void> {
  await queryClient.cancelQueries({ queryKey: threadKey(pair) })
  change(pair, (known) => withSent(known, sent))
  void queryClient.invalidateQueries({ queryKey: threadKey(pair) })
  void lookAgain({ queryKey: conversationsKey })
}

/** Changes a conversation wherever a list has it. */
function changeListed(pair: Pair, next: (conversation: Conversation) => Conversation): void {
  const isIt = isOf(pair)
  queryClient.setQueriesData<ListPage>(
    { queryKey: conversationsKey },
    (known) =>
      known && { ...known, conversations: known.conversations.map((one) => (isIt(one) ? next(one) : one)) },
  )
}

const isOf =
  (pair: Pair) =>
  ({ otherUser, course }: Conversation): boolean =>
    otherUser._id === pair.other && (course?._id ?? null) === pair.course

/** As a list on this page has it, for when the conversation itself has not come. */
export const listedConversation = (pair: Pair): Conversation | undefined =>
  queryClient
    .getQueriesData<ListPage>({ queryKey: conversationsKey })
    .flatMap(([, known]) => known?.conversations ?? [])
    .find(isOf(pair))

/** Says that all that came here is read. The reply's count is of all other conversations. */
export async function markConversationRead(pair: Pair, reader: string): Promise<void> {
  const { unreadCount } = await call('PUT /api/messages/mark-read/{otherUserId}/{courseId}', {
    params: { otherUserId: pair.other, courseId: courseWord(pair) },
  })
  change(pair, (known) => withAllRead(known, reader))
  changeListed(pair, (one) => ({ ...one, unreadCount: 0 }))
  queryClient.setQueryData(unreadKey, unreadCount)
}

/** The server's word on what was just muted, blocked or begun. */
export const conversationsChanged = () => lookAgain({ queryKey: messagesKey })

const LIST_AFTER_MS = 500

/** Opens a conversation that may be new; the list is asked again when the server has had time to know of it. */
export async function beginConversation(pair: Pair): Promise<void> {
  await queryClient.fetchQuery(threadQuery(pair))
  setTimeout(() => void lookAgain({ queryKey: conversationsKey }), LIST_AFTER_MS)
}

/** The last words of admins, for the box above the list: of each conversation, as it was named. */
export const pinnedQuery = (pairs: readonly Pair[]) =>
  queryOptions({
    queryKey: [...messagesKey, 'pinned', pairs],
    queryFn: ({ signal }) =>
      Promise.all(
        pairs.map(
          async (pair) => (await askThread(pair, { limit: String(PINNED_MESSAGES) }, signal)).messages,
        ),
      ),
    placeholderData: keepPreviousData,
  })

export const foundMessagesQuery = (q: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'search', q],
    queryFn: ({ signal }) => call('GET /api/messages/search', { query: { q }, signal }),
    placeholderData: keepPreviousData,
  })

export const membersQuery = (courseId: string, q = '') =>
  queryOptions({
    queryKey: ['course-members', courseId, q],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/members', {
        params: { courseId },
        query: { q: q || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const everybodyQuery = (q: string) =>
  queryOptions({
    queryKey: ['everybody', q],
    queryFn: ({ signal }) => call('GET /api/users/all', { query: { q: q || undefined }, signal }),
    placeholderData: keepPreviousData,
  })

export const mute = ({ other, course }: Pair, isMuted: boolean) =>
  call('PUT /api/messages/mute/{otherUserId}/{courseId}', {
    params: { otherUserId: other, courseId: course ?? 'null' },
    body: { isMuted },
  })
