import type { Context } from '../../../http/context.ts'
import { selectWishes, type Wish } from '../choices-store.ts'
import type { NewNote } from '../store.ts'
import { insertPushes, type NewPush } from './tell-store.ts'
import { wakeSender } from './wake-sender.ts'

/** To the browsers of those who have just heard of it, and of those whose bell is silent about such things, where they want it. Quiet
 * hours are looked at when it leaves. */
export async function tellByPush(
  ctx: Context,
  wishes: readonly Wish[],
  told: readonly { id: string }[],
  { kind, about, title, message, link }: NewNote,
  event = about,
): Promise<void> {
  const heard = new Set(told.map(({ id }) => id))
  const wanted = wishes.filter(({ wantsPush }) => wantsPush)
  const ids = (some: readonly Wish[]) => some.map(({ id }) => id)
  await put(ctx, {
    ...{ kind, about, event, note: { title, message, link } },
    byBell: ids(wanted.filter(({ id }) => heard.has(id))),
    silent: ids(wanted.filter(({ wantsBell }) => !wantsBell)),
  })
}

/** What has no place in the bell, to one person, where they want it: once for each event. */
export async function pushTo(
  ctx: Context,
  userId: string,
  { kind, about, event, note }: Pick<NewPush, 'kind' | 'about' | 'event' | 'note'>,
): Promise<void> {
  const [wish] = await selectWishes(ctx.db, [userId], kind)
  if (wish?.wantsPush) await put(ctx, { kind, about, event, note, byBell: [], silent: [userId] })
}

async function put(ctx: Context, push: Omit<NewPush, 'now'>): Promise<void> {
  if (!ctx.config.hasPush || push.byBell.length + push.silent.length === 0) return
  if (await insertPushes(ctx.db, { ...push, now: ctx.now() })) wakeSender(ctx)
}
