import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { type Context, signedIn } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { type PairParams, pairOf } from './access.ts'
import { countUnread, findConversation } from './conversations-store.ts'
import { changeMuted, hasSide, markRead } from './own-side-store.ts'
import { conversationOf } from './pair-store.ts'

/** Touches one row, however many messages waited. Both sides' pages look again: one badge falls, the other's message is read. */
export async function markThreadRead(ctx: Context, params: PairParams) {
  const caller = signedIn(ctx)
  const pair = pairOf(caller, params)
  const conversation = conversationOf(caller.id, pair)
  if (await markRead(ctx.db, caller.id, conversation))
    await ctx.events.tell([`person:${caller.id}`, `person:${pair.otherUserId}`], 'messages')
  else if (!(await hasSide(ctx.db, caller.id, conversation))) {
    const { refusal } = await findConversation(ctx.db, caller, pair)
    if (refusal) throw notFound(M.personNotFound)
  }
  return { success: true, message: M.read, unreadCount: await countUnread(ctx.db, caller.id) }
}

/** No badge and no mail any more; the other does not hear of it. */
export async function mute(ctx: Context, params: PairParams, isMuted: boolean) {
  const caller = signedIn(ctx)
  const conversation = conversationOf(caller.id, pairOf(caller, params))
  if (!(await changeMuted(ctx.db, caller.id, conversation, isMuted))) throw notFound(M.conversationNotFound)
  await ctx.events.tell(`person:${caller.id}`, 'messages')
  return { message: isMuted ? M.muted : M.unmuted, isMuted }
}
