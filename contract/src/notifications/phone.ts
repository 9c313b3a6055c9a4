import { z } from 'zod'
import { BODY_BYTES, endpoint, message } from '../http/index.ts'
import { phoneNumber } from '../text/phone-number.ts'
import { otp } from '../users/index.ts'
import { noteChoices } from './choices.ts'
import * as M from './choices-messages.ts'

/** As people write it; kept as `+250780000114`. */
const typedNumber = z
  .string({ error: M.phoneInvalid })
  .max(40, M.phoneInvalid)
  .transform((typed, check) => {
    const number = phoneNumber(typed)
    if (number !== null) return number
    check.addIssue({ code: 'custom', message: M.phoneInvalid })
    return z.NEVER
  })
const reply = message.extend({ preferences: noteChoices })

export const phoneContract = {
  givePhone: endpoint('POST /api/notification-preferences/phone', {
    who: 'signed-in',
    summary: 'Give a number for text messages: a code goes there. 404 where the academy sends none',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ number: typedNumber }),
    reply,
    limit: { max: 20, perSeconds: 3600, by: 'caller' },
  }),
  confirmPhone: endpoint('POST /api/notification-preferences/phone/confirm', {
    who: 'signed-in',
    summary: 'Turn the code into the number that text messages go to',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ otp }),
    reply,
    limit: { max: 60, perSeconds: 3600, by: 'caller' },
  }),
  removePhone: endpoint('DELETE /api/notification-preferences/phone', {
    who: 'signed-in',
    summary: 'Take the number away, and the one that waits for its code; or that alone',
    query: z.object({ only: z.literal('asked', M.phoneInvalid).optional() }),
    reply,
  }),
}
