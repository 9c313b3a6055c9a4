import {
  CHOSEN_KINDS,
  CHOICES_MESSAGES as M,
  minutesOf,
  NOTE_KIND_READERS,
  type NoteChoices,
  type NoteChoicesChange,
  type NoteKind,
  type NoteWays,
  nextMoment,
  timeOfDay,
} from '@academy/contract/notifications'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { findUser } from '../users/index.ts'
import {
  choicesOf,
  hoursOf,
  lockPerson,
  putChoices,
  putHours,
  type StoredHours,
  type StoredWays,
} from './choices-store.ts'
import { findPhone, findPhoneCode } from './phone-store.ts'

const AS_USUAL: NoteWays = { bell: true, mail: true, push: true, sms: false }
const UNSAID: StoredWays = { bell: null, mail: null, push: null, sms: null }
const ALWAYS: StoredHours = { quiet_from: null, quiet_until: null, digest_at: null, next_digest_at: null }

export async function readChoices(ctx: Context): Promise<NoteChoices> {
  const caller = signedIn(ctx)
  const [rows, hours, user] = [
    await choicesOf(ctx.db, caller.id),
    (await hoursOf(ctx.db, caller.id)) ?? ALWAYS,
    await findUser(ctx.db, caller.id),
  ]
  const { quiet_from: from, quiet_until: until, digest_at } = hours
  return {
    kinds: CHOSEN_KINDS.filter((kind) => mayHear(caller, kind)).map((kind) => ({
      kind,
      ...asHeard(rows.find((row) => row.kind === kind) ?? UNSAID),
    })),
    digestAt: digest_at === null ? null : timeOfDay(digest_at),
    quietHours: from === null || until === null ? null : { from: timeOfDay(from), until: timeOfDay(until) },
    emailNotifications: user?.email_notifications ?? false,
    courseUpdates: user?.course_updates ?? false,
    email: user?.email ?? caller.email,
    emailRefusedAt: user?.mail_refused_at?.toISOString() ?? null,
    sms: ctx.sms && (await readPhone(ctx, caller.id)),
  }
}

async function readPhone({ db }: Context, userId: string): Promise<NoteChoices['sms']> {
  const [phone, code] = [await findPhone(db, userId), await findPhoneCode(db, userId)]
  return {
    number: phone?.number ?? null,
    refusedAt: phone?.refused_at?.toISOString() ?? null,
    asked: code ? { number: code.number, sentAt: code.sent_at.toISOString() } : null,
  }
}

export async function saveChoices(ctx: Context, change: NoteChoicesChange) {
  const { id } = signedIn(ctx)
  await lockPerson(ctx.db, id)
  await saveKinds(ctx, id, change.kinds ?? {})
  await saveHours(ctx, id, change)
  return { message: M.saved, preferences: await readChoices(ctx) }
}

/** What is chosen as it usually is leaves nothing behind. */
export async function saveKinds(
  ctx: Context,
  userId: string,
  kinds: { [Kind in NoteKind]?: { [Way in keyof NoteWays]?: boolean | undefined } | undefined },
): Promise<void> {
  const rows = await choicesOf(ctx.db, userId)
  const changed = Object.entries(kinds) as [NoteKind, Partial<NoteWays>][]
  if (changed.length === 0) return
  await putChoices(
    ctx.db,
    userId,
    changed.map(([kind, ways]) => {
      const said = { ...asHeard(rows.find((row) => row.kind === kind) ?? UNSAID), ...ways }
      const stored = (way: keyof NoteWays) => (said[way] === AS_USUAL[way] ? null : said[way])
      return {
        kind,
        bell: stored('bell'),
        mail: stored('mail'),
        push: stored('push'),
        sms: stored('sms'),
      }
    }),
  )
}

async function saveHours(ctx: Context, userId: string, { digestAt, quietHours }: NoteChoicesChange) {
  if (digestAt === undefined && quietHours === undefined) return
  const { user_id: _id, ...before } = (await hoursOf(ctx.db, userId)) ?? { user_id: userId, ...ALWAYS }
  await putHours(ctx.db, userId, {
    ...before,
    ...(quietHours !== undefined && {
      quiet_from: quietHours && minutesOf(quietHours.from),
      quiet_until: quietHours && minutesOf(quietHours.until),
    }),
    ...(digestAt !== undefined && {
      digest_at: digestAt === null ? null : minutesOf(digestAt),
      next_digest_at: digestAt === null ? null : nextMoment(ctx.now(), minutesOf(digestAt)),
    }),
  })
}

export async function endDigest(ctx: Context, userId: string): Promise<void> {
  await saveHours(ctx, userId, { digestAt: null })
}

const asHeard = ({ bell, mail, push, sms }: StoredWays): NoteWays => ({
  bell: bell ?? AS_USUAL.bell,
  mail: mail ?? AS_USUAL.mail,
  push: push ?? AS_USUAL.push,
  sms: sms ?? AS_USUAL.sms,
})

const mayHear = ({ role }: SignedIn, kind: NoteKind) =>
  (NOTE_KIND_READERS[kind] as readonly string[]).includes(role === 'superadmin' ? 'admin' : role)
