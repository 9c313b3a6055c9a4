import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import { type Context, signedIn } from '../../http/context.ts'
import { forbidden, invalid, notFound } from '../../http/problem.ts'
import { areClassmates, deleteBlock, insertBlock, lockPair, selectBlocked } from './blocks-store.ts'
import { viewPerson } from './views.ts'

export async function listBlocks(ctx: Context) {
  const rows = await selectBlocked(ctx.db, signedIn(ctx).id)
  return { users: rows.map(viewPerson) }
}

/** Classmates alone: who teaches and who runs the academy must reach their students. */
export async function block(ctx: Context, otherUserId: string) {
  const { id } = signedIn(ctx)
  if (otherUserId === id) throw invalid(M.blockSelf)
  if (!(await areClassmates(ctx.db, id, otherUserId))) throw forbidden(M.blockNotClassmate)
  await lockPair(ctx.db, id, otherUserId)
  await insertBlock(ctx.db, id, otherUserId)
  await tellBoth(ctx, otherUserId)
  return { message: M.blocked }
}

export async function unblock(ctx: Context, otherUserId: string) {
  const { id } = signedIn(ctx)
  await lockPair(ctx.db, id, otherUserId)
  if (!(await deleteBlock(ctx.db, id, otherUserId))) throw notFound(M.personNotFound)
  await tellBoth(ctx, otherUserId)
  return { message: M.unblocked }
}

/** What they have open closes, or opens again. */
const tellBoth = (ctx: Context, otherUserId: string) =>
  ctx.events.tell([`person:${signedIn(ctx).id}`, `person:${otherUserId}`], 'messages')
