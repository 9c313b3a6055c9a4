import {
  NOTIFICATION_MESSAGE_MAX_LENGTH,
  NOTIFICATION_TITLE_MAX_LENGTH,
} from '@academy/contract/notifications'
import type { Context } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import { selectWishes, type Wish } from './choices-store.ts'
import type { Addressee, Note } from './note.ts'
import { tellByPush } from './push/tell-by-push.ts'
import { insertNotifications, type NewNote, selectAdminIds } from './store.ts'
import { tellByMail } from './tell-by-mail.ts'
import { tellBySms } from './tell-by-sms.ts'

/** Tells people of something, once each whoever else tells them at the same moment: in the bell, live, and by mail and push
 * where they want it. All of it leaves with the commit of the caller's transaction. Gives back how many had not heard of it. */
export async function notify(ctx: Context, people: { id: string }[], note: Note): Promise<number> {
  const wishes = await selectWishes(
    ctx.db,
    people.map(({ id }) => id),
    note.kind,
  )
  const row = asRow(note)
  const told = await insertNotifications(ctx.db, idsByBell(wishes), row, ctx.now())
  await tellBeside(ctx, wishes, told, note)
  const heard = new Set(told.map(({ id }) => id))
  await tellBySms(
    ctx,
    wishes.filter(({ id, wantsBell }) => heard.has(id) || !wantsBell),
    note,
  )
  await tellByPush(ctx, wishes, told, row)
  await ctx.events.tell(
    told.map(({ id }) => `person:${id}` as const),
    'notifications',
  )
  return told.length
}

/** What the bell keeps of a note. */
export const asRow = (note: Note): NewNote => ({
  kind: note.kind,
  about: note.about,
  title: clip(note.title, NOTIFICATION_TITLE_MAX_LENGTH),
  message: clip(note.message, NOTIFICATION_MESSAGE_MAX_LENGTH),
  link: note.link ?? null,
  params: note.params ? JSON.stringify(note.params) : null,
})

/** Those whose bell tells them of such things. */
export const idsByBell = (wishes: readonly Wish[]): string[] =>
  wishes.filter(({ wantsBell }) => wantsBell).map(({ id }) => id)

/** By mail, to those who have just heard of it, and to those whose bell is silent about such things. */
export async function tellBeside(
  ctx: Context,
  wishes: readonly Wish[],
  told: readonly { id: string }[],
  note: Note,
  about = note.about,
): Promise<void> {
  const { kind, letter = (person: Addressee) => plainLetter(ctx, person, note), isToMany = false } = note
  if (!letter) return
  const heard = new Set(told.map(({ id }) => id))
  const byBell = wishes.filter(({ id }) => heard.has(id))
  const silent = wishes.filter(({ wantsBell }) => !wantsBell)
  await tellByMail(ctx, byBell, { kind, letter, isToMany, ...(isToMany && { about }) })
  await tellByMail(ctx, silent, { kind, letter, isToMany, about })
}

export async function notifyAdmins(ctx: Context, note: Note): Promise<number> {
  return notify(ctx, await selectAdminIds(ctx.db), note)
}

export function plainLetter({ academy, config }: Context, person: Addressee, note: Note): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: note.title,
    greeting: `Hello ${person.name},`,
    paragraphs: [note.message].filter(Boolean),
    ...(note.link && { button: { label: 'Open', url: `${config.publicUrl}${note.link}` } }),
  })
}

/** Cuts a text by letters as the database counts them, never through the middle of one. */
function clip(text: string, max: number): string {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`
}
