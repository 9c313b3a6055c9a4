import { z } from 'zod'
import { BODY_BYTES, endpoint, message } from '../http/index.ts'
import * as E from './email-messages.ts'
import { newEmailAddress, newPassword, otp, password } from './fields.ts'

/** What shows that the caller is the account's owner and did not just find it open. */
export const EMAIL_PROOFS = ['password', 'sign-in', 'none'] as const

const emailState = z.object({
  email: z.string(),
  /** Since when that address refuses our mail; null while it takes it. */
  refusedAt: z.iso.datetime().nullable(),
  /** 'sign-in' is with the provider, once more; 'none' where that was just now. */
  proof: z.enum(EMAIL_PROOFS),
  /** The address that waits for its code. */
  change: z.object({ email: z.string(), sentAt: z.iso.datetime() }).nullable(),
})
export type EmailState = z.infer<typeof emailState>

const AN_HOUR = 3600

export const emailChangeContract = {
  ownEmail: endpoint('GET /api/user/me/email', {
    who: 'signed-in',
    summary: 'The caller’s address, whether it takes mail, and the one that is to replace it',
    reply: emailState,
  }),
  changeEmail: endpoint('POST /api/user/me/email', {
    who: 'signed-in',
    summary: 'Ask for another address: a code is mailed there. Used and unused addresses get the same answer',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ email: newEmailAddress, currentPassword: password.optional() }),
    reply: message.extend({ state: emailState }),
    limit: { max: 10, perSeconds: AN_HOUR, by: 'caller' },
  }),
  resendEmailCode: endpoint('POST /api/user/me/email/resend', {
    who: 'signed-in',
    summary: 'Mail a new code to the address that is asked for',
    reply: message.extend({ state: emailState }),
    limit: { max: 10, perSeconds: AN_HOUR, by: 'caller' },
  }),
  confirmEmail: endpoint('POST /api/user/me/email/confirm', {
    who: 'signed-in',
    summary:
      'Turn the mailed code into the new address; all other sessions end, the former address hears of it',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ otp }),
    reply: message.extend({ state: emailState }),
    limit: { max: 60, perSeconds: AN_HOUR, by: 'caller' },
  }),
  giveUpEmail: endpoint('DELETE /api/user/me/email', {
    who: 'signed-in',
    summary: 'Give up the change that waits for its code',
    reply: message.extend({ state: emailState }),
  }),
  undoEmail: endpoint('POST /api/user/email/undo', {
    who: 'everyone',
    summary:
      'Take the account back with the link in the letter to its former address: a new password, every session ends',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({
      token: z.string({ error: E.undoInvalid }).min(1, E.undoInvalid).max(200, E.undoInvalid),
      password: newPassword,
    }),
    reply: message,
    limit: { max: 100, perSeconds: AN_HOUR, by: 'network' },
  }),
}
