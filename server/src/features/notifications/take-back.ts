import type { Context } from '../../http/context.ts'
import { deleteWaitingPushes } from './push/tell-store.ts'
import { deleteSome, deleteWaitingMails, ROWS_AT_A_TIME } from './take-back-store.ts'

/** What many were told leaves their bells, and its mails and pushes that wait stay; false when nothing is left. Notes of one kind alone: of an
 * announcement's. A mail that is under way arrives. */
export async function takeBack(ctx: Context, about: string): Promise<boolean> {
  const people = await deleteSome(ctx.db, about)
  const mails = await deleteWaitingMails(ctx.db, about)
  const pushes = await deleteWaitingPushes(ctx.db, about, ROWS_AT_A_TIME)
  await ctx.events.tell(
    people.map((id) => `person:${id}` as const),
    'notifications',
  )
  return [people.length, mails, pushes].includes(ROWS_AT_A_TIME)
}
