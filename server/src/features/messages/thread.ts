import type { contract } from '@academy/contract'
import { MESSAGING_MESSAGES as M, THREAD_ROWS } from '@academy/contract/messages'
import type { z } from 'zod'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { type PairParams, pairOf } from './access.ts'
import { type ConversationRow, findConversation, imagineConversation } from './conversations-store.ts'
import { type PlacedMessage, placeOf, type Range, selectThread } from './thread-store.ts'
import { viewCaller, viewConversation, viewMessage, viewPerson } from './views.ts'

type Asked = z.output<(typeof contract.thread)['query'] & {}>

/** Of two who may write to each other and never did it is empty; of all others there is none. */
export async function readThread(ctx: Context, params: PairParams, asked: Asked) {
  const caller = signedIn(ctx)
  const pair = pairOf(caller, params)
  const stored = await findConversation(ctx.db, caller, pair)
  const row = stored ?? (await imagineConversation(ctx.db, caller, pair))
  if (!stored && row.refusal) throw notFound(M.personNotFound)
  const messages = await messagesOf(ctx, row, asked)
  const two = [viewCaller(caller), viewPerson({ ...row, id: row.other_id })] as const
  return {
    messages: messages.map((message) => viewMessage(ctx, message, two, row.course_id)),
    hasOlder: (messages[0]?.position ?? 1) > 1,
    hasNewer: messages.length > 0 && (messages.at(-1)?.position ?? 0) < row.last_position,
    conversation: viewConversation(ctx, row),
  }
}

async function messagesOf(
  { db }: Context,
  { conversation_id: id }: ConversationRow,
  { before, after, around, limit = THREAD_ROWS }: Asked,
): Promise<PlacedMessage[]> {
  const named = before ?? after ?? around
  if (!id) {
    if (named) throw notFound(M.messageNotFound)
    return []
  }
  const read = (range: Partial<Range>) => selectThread(db, id, { limit, ...range })
  if (!named) return read({})
  const place = await placeOf(db, id, named)
  if (place === undefined) throw notFound(M.messageNotFound)
  if (before) return read({ upTo: place - 1 })
  if (after) return read({ from: place + 1 })
  const half = Math.ceil(limit / 2)
  const later = await read({ from: place + 1, limit: limit - half })
  return [...(await read({ upTo: place, limit: half })), ...later]
}
