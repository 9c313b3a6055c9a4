import { HTTP_MESSAGES } from '@academy/contract/http'
import {
  PUSH_MESSAGES as M,
  PUSH_DEVICES_MAX,
  PUSH_TEST_NOTE,
  type PushDevice,
  type PushSubscriptionKeys,
} from '@academy/contract/notifications'
import { newId } from '../../../db/ids.ts'
import { type Context, type SignedIn, signedIn } from '../../../http/context.ts'
import { deviceName } from '../../../http/device-name.ts'
import { conflict, invalid, notFound, unauthenticated } from '../../../http/problem.ts'
import { endpointProblem, isBrowserKey } from '../../../services/push/index.ts'
import { lockPerson } from '../choices-store.ts'
import {
  type DeviceRow,
  deleteDevice,
  deleteOfSession,
  deleteOldestOf,
  devicesOf,
  moveSubscription,
  putSubscription,
} from './devices-store.ts'
import { publicPushKey } from './keys.ts'
import { reachOf } from './reach.ts'
import { insertTest } from './tell-store.ts'
import { wakeSender } from './wake-sender.ts'

export async function readKey({ config, db }: Context) {
  return { publicKey: config.hasPush ? await publicPushKey(db) : null }
}

export async function listDevices(ctx: Context) {
  const caller = signedIn(ctx)
  const rows = await devicesOf(ctx.db, caller.id, PUSH_DEVICES_MAX)
  return { devices: rows.map((row) => viewDevice(row, caller)) }
}

export async function subscribe(ctx: Context, keys: PushSubscriptionKeys) {
  const caller = signedIn(ctx)
  if (!ctx.config.hasPush) throw conflict(M.off)
  assertSound(ctx, keys)
  await lockPerson(ctx.db, caller.id)
  if (!(await putSubscription(ctx.db, caller.sessionId, keys, ctx.now())))
    throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  await deleteOldestOf(ctx.db, caller.id, PUSH_DEVICES_MAX)
  return { message: M.on, ...(await listDevices(ctx)) }
}

/** Said twice, it is still so. */
export async function unsubscribeHere(ctx: Context) {
  await deleteOfSession(ctx.db, signedIn(ctx).sessionId)
  return { message: M.ended, ...(await listDevices(ctx)) }
}

export async function removeDevice(ctx: Context, id: string) {
  if (!(await deleteDevice(ctx.db, signedIn(ctx).id, id))) throw notFound(M.deviceNotFound)
  return { message: M.removed, ...(await listDevices(ctx)) }
}

interface Renewal {
  former: { endpoint: string; auth: string }
  next: PushSubscriptionKeys
}

/** Without a session: the worker of a closed page has none at hand. The former address and its secret are known to nobody but the browser,
 * its service and us; what they move stays in its session. */
export async function renew(ctx: Context, { former, next }: Renewal) {
  assertSound(ctx, next)
  if (!(await moveSubscription(ctx.db, former, next))) throw notFound(M.unknown)
  return { message: M.renewed }
}

export async function tryOut(ctx: Context) {
  const { sessionId } = signedIn(ctx)
  const about = `test:${newId()}`
  if (
    !(await insertTest(ctx.db, { sessionId, about, note: { ...PUSH_TEST_NOTE, link: null }, now: ctx.now() }))
  )
    throw conflict(M.notOn)
  wakeSender(ctx)
  return { message: M.tested }
}

function assertSound({ config, log }: Context, { endpoint, p256dh }: PushSubscriptionKeys): void {
  const problem = endpointProblem(endpoint, reachOf(config)) ?? (isBrowserKey(p256dh) ? null : 'no key')
  if (!problem) return
  log.info({ problem }, 'a push subscription was refused')
  throw invalid(M.invalid)
}

const viewDevice = (row: DeviceRow, caller: SignedIn): PushDevice => ({
  _id: row.id,
  device: deviceName(row.device),
  isCurrent: row.session_id === caller.sessionId,
  createdAt: row.created_at.toISOString(),
  pushedAt: row.pushed_at?.toISOString() ?? null,
})
