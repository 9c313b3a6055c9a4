import { CHOICES_MESSAGES as M, REFUSED_NOTE } from '@academy/contract/notifications'
import { type Context, type Services, signedIn, systemContext } from '../../http/context.ts'
import { writeLetter } from '../../services/mail/index.ts'
import { acceptMail, findUser, refuseMail } from '../users/index.ts'
import { readChoices } from './choices.ts'
import { notify } from './notify.ts'

/** Nothing goes there any more but what concerns the account's security; the bell says so, once each time. */
export async function noteRefusedAddress(services: Services, userId: string, address: string): Promise<void> {
  await systemContext(services).write((ctx) => refuseAddress(ctx, userId, address))
}

/** False where it is known already, or where the address is no longer theirs. */
export async function refuseAddress(ctx: Context, userId: string, address: string): Promise<boolean> {
  const now = ctx.now()
  if (!(await refuseMail(ctx.db, userId, address, now))) return false
  await notify(ctx, [{ id: userId }], {
    kind: 'address',
    about: `email-refused:${now.getTime()}`,
    title: REFUSED_NOTE.title,
    message: REFUSED_NOTE.message(address),
    params: { address },
    link: '/account/settings#email',
    letter: null,
  })
  return true
}

/** The person has looked after their mailbox: a letter shows whether it takes mail. */
export async function checkAddress(ctx: Context) {
  const { id } = signedIn(ctx)
  const user = await findUser(ctx.db, id)
  if (user?.mail_refused_at) {
    await acceptMail(ctx.db, id)
    const { academy } = ctx
    const letter = writeLetter(user.email, {
      academyName: academy.name,
      subject: `${academy.name} reaches you again`,
      greeting: `Hello ${user.name},`,
      paragraphs: ['You asked us to try this address again. You read this, so it works.'],
    })
    await ctx.mail.send(letter, id)
  }
  return { message: M.mailTried, preferences: await readChoices(ctx) }
}
