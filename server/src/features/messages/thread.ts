import type { contract } from '@academy/contract'
import { MESSAGING_MESSAGES as M, THREAD_ROWS } from '@academy/contract/messages'
import type { z } from 'zod'
import { together } from '../../db/statement.ts'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { type PairParams, pairOf } from './access.ts'
import { conversationWith, oneOf } from './conversations-store.ts'
import { keyOf, type Pair } from './pair-store.ts'
import { type Part, type PlacedMessage, partOfThread, placeIn } from './thread-store.ts'
import { viewCaller, viewConversation, viewMessage, viewPerson } from './views.ts'

type Asked = z.output<(typeof contract.thread)['query'] & {}>

/** Of two who may write to each other and never did it is empty; of all others there is none. */
export async function readThread(ctx: Context, params: PairParams, asked: Asked) {
  const caller = signedIn(ctx)
  const pair = pairOf(caller, params)
  const { found, messages } = await ask(ctx, caller, pair, asked)
  const row = oneOf(found)
  if (!row.conversation_id && row.refusal) throw notFound(M.personNotFound)
  if (!messages) throw notFound(M.messageNotFound)
  const two = [viewCaller(caller), viewPerson({ ...row, id: row.other_id })] as const
  return {
    messages: messages.map((message) => viewMessage(ctx, message, two, row.course_id)),
    hasOlder: (messages[0]?.position ?? 1) > 1,
    hasNewer: messages.length > 0 && (messages.at(-1)?.position ?? 0) < row.last_position,
    conversation: viewConversation(ctx, row),
  }
}

/** The conversation and what is asked for of it, oldest first: nothing where the message that was named is not there. */
async function ask({ db }: Context, caller: SignedIn, pair: Pair, asked: Asked) {
  const key = keyOf(caller.id, pair)
  const named = asked.before ?? asked.after ?? asked.around
  const conversation = conversationWith(caller, pair)
  const parts = partsOf(asked).map((part) => partOfThread(key, part, named))
  const inOrder = (rows: PlacedMessage[][]) => rows.flat().sort((a, b) => a.position - b.position)
  if (!named) {
    const [found, ...rows] = await together(db, conversation, ...parts)
    return { found, messages: inOrder(rows) }
  }
  const [found, [place], ...rows] = await together(db, conversation, placeIn(key, named), ...parts)
  return { found, messages: place && inOrder(rows) }
}

function partsOf({ before, after, around, limit = THREAD_ROWS }: Asked): Part[] {
  if (before) return [{ part: 'before', limit }]
  if (after) return [{ part: 'after', limit }]
  if (!around) return [{ part: 'last', limit }]
  const half = Math.ceil(limit / 2)
  return [
    { part: 'upTo', limit: half },
    { part: 'after', limit: limit - half },
  ]
}
