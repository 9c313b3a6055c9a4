import { quietUntil } from '@academy/contract/notifications'
import type { Context } from '../../http/context.ts'
import { smsText, textsOn } from '../../services/sms/index.ts'
import type { Wish } from './choices-store.ts'
import type { Note } from './note.ts'

/** One short message for each who gave a number and wants such things there, once for each thing. Quiet hours hold. */
export async function tellBySms(
  ctx: Context,
  wishes: readonly Wish[],
  { title, message, link, about }: Note,
): Promise<void> {
  if (!ctx.sms) return
  const { publicUrl } = ctx.config
  const body = smsText(
    ctx.academy.name,
    message ? `${title}. ${message}` : title,
    `${publicUrl}${link ?? ''}`,
  )
  await textsOn(ctx.db).sendAll(
    wishes.flatMap(({ id: userId, smsNumber: number, quietFrom: from, quietUntil: until }) => {
      if (number === null) return []
      const runAt = from === null || until === null ? null : quietUntil(ctx.now(), { from, until })
      return [{ userId, number, body, about, ...(runAt && { runAt }) }]
    }),
  )
}
