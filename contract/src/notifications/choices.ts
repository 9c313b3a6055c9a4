import { z } from 'zod'
import { endpoint, message } from '../http/index.ts'
import { ID_LETTERS } from '../http/rules.ts'
import * as M from './choices-messages.ts'
import { CHOSEN_KINDS, SMS_KINDS } from './kinds.ts'

/** Hours and minutes of a day in Kigali. */
const timeOfDay = z.string({ error: M.invalid }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, M.invalid)
const ways = z.strictObject({ bell: z.boolean(), mail: z.boolean(), push: z.boolean(), sms: z.boolean() })
/** By which ways a person hears of a kind. */
export type NoteWays = z.infer<typeof ways>

export const noteChoices = z.object({
  /** The kinds that somebody of the caller's role can hear of. */
  kinds: z.array(ways.extend({ kind: z.enum(CHOSEN_KINDS) })),
  /** `HH:MM` in Kigali, as all times here: when the mail of the day leaves, in place of one for each; null: one for each. */
  digestAt: z.string().nullable(),
  /** No mail and no push between them; what came meanwhile leaves when they end. */
  quietHours: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** The account's own switches, which hold for all kinds. */
  emailNotifications: z.boolean(),
  courseUpdates: z.boolean(),
  email: z.string(),
  /** Since when that address refuses our mail; null while it takes it. */
  emailRefusedAt: z.iso.datetime().nullable(),
  /** Null where the academy sends no text messages. */
  sms: z
    .object({
      /** `+250780000114`; null while there is none. */
      number: z.string().nullable(),
      /** Since when that number takes no messages. */
      refusedAt: z.iso.datetime().nullable(),
      /** The number that waits for its code. */
      asked: z.object({ number: z.string(), sentAt: z.iso.datetime() }).nullable(),
    })
    .nullable(),
})
export type NoteChoices = z.infer<typeof noteChoices>

const mayText = (kinds: Partial<Record<string, { sms?: boolean | undefined }>>): boolean =>
  Object.entries(kinds).every(([kind, said]) => !said?.sms || (SMS_KINDS as readonly string[]).includes(kind))

/** What is named is changed, the rest stays. */
const choicesChange = z.strictObject({
  kinds: z
    .partialRecord(z.enum(CHOSEN_KINDS), ways.partial())
    .refine((kinds) => mayText(kinds), M.smsKind)
    .optional(),
  digestAt: timeOfDay.nullable().optional(),
  quietHours: z
    .strictObject({ from: timeOfDay, until: timeOfDay })
    .refine(({ from, until }) => from !== until, M.quietSame)
    .nullable()
    .optional(),
})
export type NoteChoicesChange = z.infer<typeof choicesChange>

/** A person, a kind and a signature; nothing in it is a secret of the account's, and it never ends. */
const unsubscribeToken = {
  token: z.string().regex(new RegExp(`^${ID_LETTERS}[\\w-]{43}[a-z-]{1,40}$`), M.linkInvalid),
}
const subscription = z.object({
  /** 'Your payments', or the daily summary. */
  name: z.string(),
  /** Whether mails about it still come. */
  isOn: z.boolean(),
})
/** A stranger who guesses is stopped; a provider that unsubscribes a school's pupils is not. */
const limit = { max: 3000, perSeconds: 3600, by: 'network' } as const

export const choicesContract = {
  notificationChoices: endpoint('GET /api/notification-preferences', {
    who: 'signed-in',
    summary: 'By which ways the caller hears of what, and when',
    reply: noteChoices,
  }),
  saveNotificationChoices: endpoint('PUT /api/notification-preferences', {
    who: 'signed-in',
    summary: 'Change some of it; what is as usual is not stored',
    body: choicesChange,
    reply: message.extend({ preferences: noteChoices }),
  }),
  checkEmail: endpoint('POST /api/notification-preferences/email-check', {
    who: 'signed-in',
    summary: 'Try the caller’s address again after it has refused our mail: a letter goes there',
    reply: message.extend({ preferences: noteChoices }),
    limit: { max: 5, perSeconds: 3600, by: 'caller' },
  }),
  openUnsubscribe: endpoint('GET /api/unsubscribe/{token}', {
    who: 'everyone',
    summary:
      'Where a mail’s List-Unsubscribe leads a browser: the page with the button (redirects). Ends nothing',
    params: unsubscribeToken,
    reply: z.undefined(),
    limit,
  }),
  unsubscribe: endpoint('POST /api/unsubscribe/{token}', {
    who: 'everyone',
    summary: 'End mails of one kind for one person: one click by RFC 8058, or the page’s button',
    params: unsubscribeToken,
    reply: message.extend({ subscription }),
    takesForm: true,
    limit,
  }),
  subscription: endpoint('GET /api/unsubscribe/{token}/state', {
    who: 'everyone',
    summary: 'What a mail’s unsubscribe link is about, and whether it is ended; null for a link of nobody’s',
    params: { token: z.string().max(200, M.linkInvalid) },
    reply: z.object({ subscription: subscription.nullable() }),
    limit,
  }),
  resubscribe: endpoint('DELETE /api/unsubscribe/{token}', {
    who: 'everyone',
    summary: 'Take it back: mails of that kind come again',
    params: unsubscribeToken,
    reply: message.extend({ subscription }),
    limit,
  }),
}
