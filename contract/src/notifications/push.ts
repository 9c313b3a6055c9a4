import { z } from 'zod'
import { BODY_BYTES, endpoint, id, message } from '../http/index.ts'
import * as M from './push-messages.ts'
import { PUSH_ENDPOINT_MAX_LENGTH } from './rules.ts'

/** Where the browser's push service takes what is for this browser. Whoever knows it may send there, so it never leaves again. */
const endpointAddress = z.url({ error: M.invalid }).max(PUSH_ENDPOINT_MAX_LENGTH, M.invalid)
/** 16 bytes. */
const authSecret = z.string({ error: M.invalid }).regex(/^[\w-]{22}$/, M.invalid)
/** As `PushSubscription.toJSON()` says it, without `keys` around the two. */
const subscription = z.strictObject({
  endpoint: endpointAddress,
  /** The browser's public key: an uncompressed point of P-256. */
  p256dh: z.string({ error: M.invalid }).regex(/^B[\w-]{86}$/, M.invalid),
  auth: authSecret,
})
export type PushSubscriptionKeys = z.infer<typeof subscription>

const device = z.object({
  _id: z.string(),
  /** 'Chrome on Android' */
  device: z.string(),
  /** The device is the one that makes this call. */
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it was last sent something; null: never. */
  pushedAt: z.iso.datetime().nullable(),
})
export type PushDevice = z.infer<typeof device>
const devices = z.object({
  /** The newest first, `PUSH_DEVICES_MAX` at most. */
  devices: z.array(device),
})

export const pushContract = {
  pushKey: endpoint('GET /api/push/key', {
    who: 'signed-in',
    summary:
      'The key that a browser subscribes with (VAPID, base64url); null where the academy sends no push',
    reply: z.object({ publicKey: z.string().nullable() }),
  }),
  pushDevices: endpoint('GET /api/push/subscriptions', {
    who: 'signed-in',
    summary: 'The caller’s devices that are sent notifications',
    reply: devices,
  }),
  subscribePush: endpoint('PUT /api/push/subscriptions', {
    who: 'signed-in',
    summary: 'Send notifications to this browser while this session lasts; who had it before has it no more',
    body: subscription,
    reply: message.extend(devices.shape),
    limit: { max: 60, perSeconds: 3600, by: 'caller' },
  }),
  unsubscribePush: endpoint('DELETE /api/push/subscriptions', {
    who: 'signed-in',
    summary: 'Send this session’s browser nothing any more',
    reply: message.extend(devices.shape),
  }),
  removePushDevice: endpoint('DELETE /api/push/subscriptions/{id}', {
    who: 'signed-in',
    summary: 'Send one of the caller’s devices nothing any more',
    params: { id: id(M.idInvalid) },
    reply: message.extend(devices.shape),
  }),
  renewPush: endpoint('POST /api/push/renewals', {
    who: 'everyone',
    summary:
      'A browser whose push service gave it another address: who knows the former one and its secret says so',
    body: z.strictObject({
      former: z.strictObject({ endpoint: endpointAddress, auth: authSecret }),
      next: subscription,
    }),
    bodyMaxBytes: BODY_BYTES.small,
    reply: message,
    limit: { max: 300, perSeconds: 3600, by: 'network' },
  }),
  testPush: endpoint('POST /api/push/test', {
    who: 'signed-in',
    summary: 'Send this session’s browser a notification to see that it arrives',
    reply: message,
    limit: { max: 10, perSeconds: 600, by: 'caller' },
  }),
}
