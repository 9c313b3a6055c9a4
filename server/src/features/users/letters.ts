import { OTP_MINUTES, RESET_MINUTES } from '@academy/contract/users'
import type { Context } from '../../http/context.ts'
import { type MailMessage, writeLetter } from '../../services/mail/index.ts'
import type { OAuthProvider } from '../../services/oauth/index.ts'
import { linkTo } from './secret-links.ts'

type Person = { name: string; email: string }

/** To an address that nobody has shown to be theirs: no word of it is whoever asked's, nor the name they typed. */
export function codeLetter({ academy }: Context, email: string, code: string): MailMessage {
  return writeLetter(email, {
    academyName: academy.name,
    subject: `Your ${academy.name} code`,
    greeting: 'Hello,',
    paragraphs: [`Type this code to open your account. It works for ${OTP_MINUTES} minutes.`],
    code,
    footnote: 'If you did not ask for an account, do nothing: none is made without the code.',
  })
}

/** Somebody registers an address that has an account: only its owner learns that. */
export function alreadyRegisteredLetter({ academy, config }: Context, person: Person): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `You have an account at ${academy.name}`,
    greeting: `Hello ${person.name},`,
    paragraphs: [
      'Somebody asked for a new account with this email, and there is one already.',
      'If it was you, log in. If you do not remember the password, choose "Forgot password?" on the login page.',
    ],
    button: { label: 'Log in', url: `${config.publicUrl}/login` },
    footnote: 'If it was not you, do nothing: nothing has changed.',
  })
}

export function resetLetter({ academy, config }: Context, person: Person, token: string): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `Set a new ${academy.name} password`,
    greeting: `Hello ${person.name},`,
    paragraphs: [`Open this link to set a new password. It works once, for ${RESET_MINUTES} minutes.`],
    button: { label: 'Set new password', url: linkTo(config, 'reset-password', token) },
    footnote: 'If you did not ask for it, do nothing: your password stays as it is.',
  })
}

export function passwordChangedLetter({ academy, config }: Context, person: Person): MailMessage {
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `Your ${academy.name} password was changed`,
    greeting: `Hello ${person.name},`,
    paragraphs: ['Your password was changed just now, and the other devices were signed out.'],
    button: { label: 'It was not me', url: `${config.publicUrl}/forgot` },
  })
}

/** A way in was added to somebody's account: they hear of it, in case it was not them. */
export function providerConnectedLetter(
  { academy, config }: Context,
  person: Person,
  provider: OAuthProvider,
): MailMessage {
  const name = { google: 'Google', github: 'GitHub' }[provider]
  return writeLetter(person.email, {
    academyName: academy.name,
    subject: `${name} now opens your ${academy.name} account`,
    greeting: `Hello ${person.name},`,
    paragraphs: [
      `Somebody signed in with a ${name} account of this email, and it is connected to your account now.`,
      'If it was you, there is nothing to do.',
    ],
    button: { label: 'It was not me', url: `${config.publicUrl}/forgot` },
    footnote: academy.email
      ? `If it was not you, set a new password, look after your ${name} account and write to ${academy.email}.`
      : `If it was not you, set a new password and look after your ${name} account.`,
  })
}
