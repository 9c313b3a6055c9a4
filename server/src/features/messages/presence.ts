import { type Context, signedIn } from '../../http/context.ts'
import { markPresence } from '../notifications/index.ts'

/** Of this session alone: who is here on another device stays here. */
export async function setPresence(ctx: Context, isOnline: boolean) {
  await markPresence(ctx.db, signedIn(ctx).sessionId, isOnline)
  return { success: true }
}
