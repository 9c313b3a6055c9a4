import type { contract } from '@academy/contract'
import { CONVERSATIONS_ROWS } from '@academy/contract/messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import { escapeLike } from '../../db/escape-like.ts'
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
    search: q ? await foldedPattern(ctx, q) : undefined,
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

/** As the database folds what it is compared with: once, and not again for each row. */
export async function foldedPattern({ db }: Context, typed: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select folded(${typed}) as folded`.execute(db)
  return escapeLike(rows[0]?.folded ?? '')
}
