import { excerptOfAnnouncement, ANNOUNCEMENT_MAIL_TEXT as T } from '@academy/contract/announcements'
import type { Context } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import { type Addressee, notify } from '../notifications/index.ts'
import { selectToTell } from './audience-store.ts'
import { type AnnouncementRow, findAnnouncement, lockAnnouncement } from './store.ts'
import { beginSending, findProgress, noteTold } from './tell-store.ts'

/** Told in one transaction: short enough that nobody waits for it, long enough that an academy is told within minutes. */
export const PEOPLE_AT_A_TIME = 500

/** What a person's bell and mail are about. */
export const aboutOf = (id: string) => `announcement:${id}`

/**
 * Tells the next of its audience, and notes in the same transaction how far it came: whoever dies in the middle has told nobody of
 * the piece, and the next one begins with it. Gives back when to go on; null when nothing is left to tell.
 */
export async function tellSome(ctx: Context, id: string): Promise<Date | null> {
  await lockAnnouncement(ctx.db, id)
  const after = await findProgress(ctx.db, id)
  const row = await findAnnouncement(ctx.db, id)
  if (after === undefined || !row || row.state === 'sent' || row.state === 'withdrawn') return null
  if (row.state === 'scheduled') {
    if (row.at > ctx.now()) return row.at
    await beginSending(ctx.db, id, ctx.now())
  }
  const people = await selectToTell(ctx.db, row, after, PEOPLE_AT_A_TIME)
  await notify(ctx, people, {
    kind: 'announcement',
    about: aboutOf(id),
    title: row.title,
    message: excerptOfAnnouncement(row.body).excerpt,
    link: `/announcements/${id}`,
    letter: (person) => letterTo(ctx, person, row),
    isToMany: true,
  })
  const isDone = people.length < PEOPLE_AT_A_TIME
  const doneAt = isDone ? ctx.now() : null
  await noteTold(ctx.db, id, { upTo: people.at(-1)?.id ?? after, people: people.length, doneAt })
  return isDone ? null : ctx.now()
}

const BLANK_LINES = /\r?\n(?:[ \t]*\r?\n)+/

function letterTo({ academy, config }: Context, person: Addressee, row: AnnouncementRow): MailMessage {
  const author = row.author_name ?? academy.name
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: row.title,
    greeting: T.greeting(person.name),
    paragraphs: [
      row.course_title ? T.toCourse(author, row.course_title) : T.toPeople(author, academy.name),
      ...row.body.split(BLANK_LINES),
    ],
    button: { label: T.button, url: `${config.publicUrl}/announcements/${row.id}` },
  })
}
