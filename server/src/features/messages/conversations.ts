import type { contract } from '@academy/contract'
import { CONVERSATIONS_ROWS } from '@academy/contract/messages'
import type { z } from 'zod'
import { type Context, signedIn } from '../../http/context.ts'
import { countUnread, selectConversations } from './conversations-store.ts'
import { viewConversation } from './views.ts'

type Asked = z.output<(typeof contract.conversations)['query'] & {}>

export async function listConversations(
  ctx: Context,
  { courseId, q, after, limit = CONVERSATIONS_ROWS }: Asked,
) {
  const caller = signedIn(ctx)
  const rows = await selectConversations(ctx.db, caller, {
    courseId: courseId === 'null' ? null : courseId,
    search: q || undefined,
    after,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  return {
    conversations: shown.map((row) => viewConversation(ctx, row)),
    cursor: rows.length > limit ? (shown.at(-1)?.last_key ?? null) : null,
    unreadCount: rows[0]?.all_unread ?? (await countUnread(ctx.db, caller.id)),
  }
}
