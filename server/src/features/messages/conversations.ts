import type { contract } from '@academy/contract'
import { CONVERSATIONS_ROWS } from '@academy/contract/messages'
import type { z } from 'zod'
import { together } from '../../db/statement.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { listFor, rowOf, searchFor, unreadOf } from './conversations-store.ts'
import { viewConversation } from './views.ts'

type Asked = z.output<(typeof contract.conversations)['query'] & {}>

export async function listConversations(
  ctx: Context,
  { courseId, q, after, limit = CONVERSATIONS_ROWS }: Asked,
) {
  const caller = signedIn(ctx)
  const wanted = { courseId: courseId === 'null' ? null : courseId, after, limit: limit + 1 }
  const listed = q ? await searchFor(ctx.db, caller, { ...wanted, search: q }) : listFor(caller, wanted)
  const [rows, [unread]] = await together(ctx.db, listed, unreadOf.of({ callerId: caller.id }))
  const shown = rows.slice(0, limit).map(rowOf)
  return {
    conversations: shown.map((row) => viewConversation(ctx, row)),
    cursor: rows.length > limit ? (shown.at(-1)?.last_key ?? null) : null,
    unreadCount: unread?.count ?? 0,
  }
}
