import {
  NOTIFICATION_MESSAGE_MAX_LETTERS,
  NOTIFICATION_TITLE_MAX_LETTERS,
} from '@academy/contract/notifications'
import type { Context } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import type { Addressee, Note } from './note.ts'
import { insertNotifications, selectAdminIds } from './store.ts'

/** Tells people of something, once each whoever else tells them at the same moment: in the bell, live, and by mail where they
 * want mail. All of it leaves with the commit of the caller's transaction. Gives back how many had not heard of it. */
export async function notify(ctx: Context, people: { id: string }[], note: Note): Promise<number> {
  const told = await insertNotifications(
    ctx.db,
    people.map(({ id }) => id),
    {
      about: note.about,
      title: clip(note.title, NOTIFICATION_TITLE_MAX_LETTERS),
      message: clip(note.message, NOTIFICATION_MESSAGE_MAX_LETTERS),
      link: note.link ?? null,
    },
    ctx.now(),
  )
  const { letter = (person: Addressee) => plainLetter(ctx, person, note) } = note
  for (const { wantsMail, name, email } of told) {
    if (letter && wantsMail) await ctx.mail.send(letter({ name, email }))
  }
  await ctx.events.tell(
    told.map(({ id }) => `person:${id}` as const),
    'notifications',
  )
  return told.length
}

export async function notifyAdmins(ctx: Context, note: Note): Promise<number> {
  return notify(ctx, await selectAdminIds(ctx.db), note)
}

function plainLetter({ academy, config }: Context, person: Addressee, note: Note): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: note.title,
    greeting: `Hello ${person.name},`,
    paragraphs: [note.message].filter(Boolean),
    ...(note.link && { button: { label: 'Open', url: `${config.publicUrl}${note.link}` } }),
  })
}

/** By letters as the database counts them, never through the middle of one. */
function clip(text: string, max: number): string {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`
}
