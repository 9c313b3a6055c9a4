import { MESSAGE_MAIL_AFTER_MINUTES, MESSAGE_MAIL_TEXT as T } from '@academy/contract/messages'
import { USER_MESSAGES } from '@academy/contract/users'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import { writeTo } from '../notifications/index.ts'
import { type Due, markMailed, postpone, takeDue } from './mail-waiting-store.ts'

const AT_A_TIME = 100

/** Says by mail that a message waits, to whom it may be said: once a wave, and at most once an hour a conversation. The letters leave
 * with the commit that marks them, so that none goes twice. */
export async function mailOfWaiting(services: Services): Promise<void> {
  let taken: number
  do {
    taken = await systemContext(services).write(mailSome)
  } while (taken === AT_A_TIME)
}

async function mailSome(ctx: Context): Promise<number> {
  const now = ctx.now()
  const due = await takeDue(ctx.db, now, AT_A_TIME)
  // Whoever is here sees the badge; they may leave without having looked.
  const [here, away] = [due.filter(({ is_online }) => is_online), due.filter(({ is_online }) => !is_online)]
  const told = away.filter(({ wants_mail }) => wants_mail)
  for (const one of told) await writeTo(ctx, one.user_id, 'message', () => letter(ctx, one))
  await postpone(ctx.db, here, new Date(now.getTime() + MESSAGE_MAIL_AFTER_MINUTES * 60_000))
  await markMailed(ctx.db, away, told, now)
  return due.length
}

/** What was written stays in the academy. */
function letter({ academy, config }: Context, one: Due): MailMessage {
  const from = one.other_name ?? USER_MESSAGES.deletedUser
  return writeLetter(one.email, {
    academyName: academy.name,
    subject: T.subject(from, one.unread),
    greeting: T.greeting(one.name),
    paragraphs: [
      one.course_title ? T.inCourse(from, one.unread, one.course_title) : T.text(from, one.unread),
    ],
    button: {
      label: T.button,
      url: `${config.publicUrl}/messages/${one.other_id}/${one.course_id}`,
    },
    footnote: T.footnote,
  })
}
