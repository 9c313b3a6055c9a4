import { EMAIL_UNDO_DAYS, OTP_MINUTES } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import { linkTo } from './secret-links.ts'

type Person = { name: string; email: string }

/** To an address that nobody has shown to be theirs: it names nobody. */
export function emailCodeLetter({ academy }: Context, email: string, code: string): MailMessage {
  return writeLetter(email, {
    academyName: academy.name,
    subject: `Your ${academy.name} code`,
    greeting: 'Hello,',
    paragraphs: [
      `Type this code to make this the address of your ${academy.name} account. It works for ${OTP_MINUTES} minutes.`,
    ],
    code,
    footnote: 'If you did not ask for it, do nothing: without the code nothing changes.',
  })
}

/** Somebody wants this address for their account, and it has one: only its owner learns that. */
export function addressUsedLetter({ academy, config }: Context, person: Person): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `You have an account at ${academy.name}`,
    greeting: `Hello ${person.name},`,
    paragraphs: [
      'Somebody wanted to use this address for another account, and it has an account already: yours.',
      'If it was you, log in with this address, or choose another one for the other account.',
    ],
    button: { label: 'Log in', url: `${config.publicUrl}/login` },
    footnote: 'If it was not you, do nothing: nothing has changed.',
  })
}

/** To the former address, which mail about anything else leaves from now on. */
export function emailChangedLetter(
  { academy, config }: Context,
  former: Person,
  { email, token }: { email: string; token: string },
): MailMessage {
  return writeLetter(former.email, {
    academyName: academy.name,
    subject: `Your ${academy.name} email address was changed`,
    greeting: `Hello ${former.name},`,
    paragraphs: [
      `Your account has another address now: ${masked(email)}. Mail goes there, and the other devices were signed out.`,
      'If it was you, there is nothing to do.',
      `If it was not you, take your account back: you set a new password, and this address is yours again. The link works once, for ${EMAIL_UNDO_DAYS} days.`,
    ],
    button: { label: 'It was not me', url: linkTo(config, 'undo-email', token) },
    ...(academy.email && { footnote: `If the link does not help, write to ${academy.email}.` }),
  })
}

export function emailRestoredLetter({ academy, config }: Context, person: Person): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `Your ${academy.name} account is yours again`,
    greeting: `Hello ${person.name},`,
    paragraphs: [
      'Your account has this address again and a new password, and every device was signed out. Log in with the new password.',
    ],
    button: { label: 'Log in', url: `${config.publicUrl}/login` },
  })
}

/** Enough for its owner to know it again: the former mailbox may be somebody else's by now. */
function masked(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}…${email.slice(at)}`
}
