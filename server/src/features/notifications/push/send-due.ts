import { type Services, systemContext } from '../../../http/context.ts'
import { untilNoted } from '../../../services/leased-rows.ts'
import {
  createPushPost,
  type PushKey,
  type PushOutcome,
  type PushPost,
} from '../../../services/push/index.ts'
import { chooseDue, type Parcel } from './choose-due.ts'
import { deleteDead } from './devices-store.ts'
import { pushKey } from './keys.ts'
import { claim, freeLost, markPushed, postpone, selectDue, settle } from './pushes-store.ts'
import { contactOf, reachOf } from './reach.ts'

const BROWSERS_AT_A_TIME = 100
const AT_ONCE = 20
/** What has not begun by then waits for the next run: mails want their turn too. Together with the longest answer it stays within the lease. */
const RUN_MS = 60_000
/** After that many tries it is given up: some hours, growing from half a minute. */
const TRIES_MAX = 8
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 6 * 3600

export interface SendOptions {
  timeoutMs?: number
}

/** Sends what is due; several nodes may do it at once. Decision 043. */
export async function sendDuePushes(services: Services, { timeoutMs }: SendOptions = {}): Promise<void> {
  const { config, db } = services
  if (!config.hasPush) return
  const post = createPushPost(
    { ...reachOf(config), contact: contactOf(config) },
    timeoutMs ? { timeoutMs } : {},
  )
  const run: Run = {
    services,
    post,
    key: await pushKey(services),
    endsAt: Date.now() + RUN_MS,
    silent: new Set(),
  }
  try {
    await freeLost(db)
    while (Date.now() < run.endsAt && (await sendSome(run)));
  } finally {
    post.close()
  }
}

interface Run {
  services: Services
  post: PushPost
  key: PushKey
  endsAt: number
  /** Services that gave no answer in this run: nobody else waits for them in it. */
  silent: Set<string>
}

/** False when nothing was due. */
async function sendSome(run: Run): Promise<boolean> {
  const { services } = run
  const taken = await systemContext(services).write(async ({ db, now }) => {
    const due = await selectDue(db, now(), BROWSERS_AT_A_TIME)
    const { parcels, dropped, held } = chooseDue(due, now())
    await settle(db, dropped, null)
    for (const [until, pushes] of held) await postpone(db, pushes, new Date(until), null)
    const lease = await claim(
      db,
      parcels.flatMap(({ pushes }) => pushes),
    )
    return { isSome: due.length > 0, parcels, lease }
  })
  const waiting = taken.parcels.values()
  const sendOn = async () => {
    for (const parcel of waiting) await sendParcel(run, parcel, taken.lease)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
  return taken.isSome
}

/** Posted, then noted: each is seen by all nodes before the next begins. */
async function sendParcel(run: Run, { pushes, said }: Parcel, lease: string): Promise<void> {
  const { services, post, key, silent } = run
  const { db, clock, log } = services
  const [{ subscriptionId, endpoint, p256dh, auth }] = pushes
  const service = new URL(endpoint).origin
  if (silent.has(service) || Date.now() > run.endsAt) {
    await postpone(db, pushes, inSeconds(clock.now(), FIRST_WAIT_SECONDS), lease)
    return
  }
  const outcome = await post.send({ endpoint, keys: { p256dh, auth }, ...said }, key, clock.now())
  if (outcome.state === 'taken') {
    await untilNoted(() => settle(db, pushes, lease))
    await markPushed(db, subscriptionId, clock.now())
  } else if (outcome.state === 'gone') {
    log.info({ service }, 'a push subscription is dead and is dropped')
    await deleteDead(db, subscriptionId, endpoint)
  } else if (outcome.state === 'refused') {
    log.warn({ service, status: outcome.status }, 'a push service refused a notification')
    await settle(db, pushes, lease)
  } else {
    if (outcome.isSilent) silent.add(service)
    await tryLater(run, pushes, lease, outcome)
  }
}

type Later = Extract<PushOutcome, { state: 'later' }>

async function tryLater(
  { services }: Run,
  pushes: Parcel['pushes'],
  lease: string,
  later: Later,
): Promise<void> {
  const { db, clock, log } = services
  const tries = Math.max(...pushes.map((push) => push.tries))
  const service = new URL(pushes[0].endpoint).origin
  if (tries + 1 >= TRIES_MAX) {
    log.warn({ service, tries: tries + 1 }, 'a push service takes nothing: a notification is given up')
    await settle(db, pushes, lease)
    return
  }
  const own = FIRST_WAIT_SECONDS * 3 ** tries
  const wait = Math.min(Math.max(later.afterSeconds ?? 0, own), LONGEST_WAIT_SECONDS)
  await postpone(db, pushes, inSeconds(clock.now(), wait), lease, 1)
}

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
