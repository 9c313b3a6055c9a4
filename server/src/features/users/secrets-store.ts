import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'
import { hashToken } from '../../services/tokens.ts'

/** Statements on the short-lived secrets of getting in. All of them are looked up by hash, and time is the database's. */
const now = sql<Date>`now()`
export const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export interface Activation {
  token: string
  name: string
  email: string
  passwordHash: string
  otpHash: string | null
  tries: number
  lifetimeSeconds: number
}

export const insertActivation = (db: Db, activation: Activation) =>
  db
    .insertInto('activations')
    .values({
      id: newId(),
      token_hash: hashToken(activation.token),
      name: activation.name,
      email: activation.email,
      password_hash: activation.passwordHash,
      otp_hash: activation.otpHash,
      tries_left: activation.tries,
      expires_at: inSeconds(activation.lifetimeSeconds),
    })
    .execute()

/** Locked, so that five tries are five also when they come at once. */
export const activationForTry = (db: Db, token: string) =>
  db
    .selectFrom('activations')
    .selectAll()
    .select(sql<boolean>`expires_at > now()`.as('isAlive'))
    .select(sql<number>`extract(epoch from now() - sent_at)::float8`.as('sentSecondsAgo'))
    .where('token_hash', '=', hashToken(token))
    .forUpdate()
    .executeTakeFirst()

export const useTry = (db: Db, id: string) =>
  db
    .updateTable('activations')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('id', '=', id)
    .execute()

export const renewActivation = (
  db: Db,
  id: string,
  renewal: { otpHash: string | null; tries: number; lifetimeSeconds: number },
) =>
  db
    .updateTable('activations')
    .set({
      otp_hash: renewal.otpHash,
      tries_left: renewal.tries,
      sent_at: now,
      expires_at: inSeconds(renewal.lifetimeSeconds),
    })
    .where('id', '=', id)
    .execute()

export const deleteActivationsOf = (db: Db, email: string) =>
  db.deleteFrom('activations').where('email', '=', email).execute()

export const insertReset = (db: Db, userId: string, token: string, lifetimeSeconds: number) =>
  db
    .insertInto('password_resets')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: inSeconds(lifetimeSeconds) })
    .execute()

export const findReset = (db: Db, token: string) =>
  db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes the link away and answers whose it was; of two at once only one gets it. */
export const takeReset = (db: Db, token: string) =>
  db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

export const deleteResetsOf = (db: Db, userId: string) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute()

export const insertOAuthState = (
  db: Db,
  provider: string,
  state: string,
  codeVerifier: string,
  lifetimeSeconds: number,
) =>
  db
    .insertInto('oauth_states')
    .values({
      state_hash: hashToken(state),
      provider,
      code_verifier: codeVerifier,
      expires_at: inSeconds(lifetimeSeconds),
    })
    .execute()

export const takeOAuthState = (db: Db, provider: string, state: string) =>
  db
    .deleteFrom('oauth_states')
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning('code_verifier')
    .executeTakeFirst()

export const insertOAuthCode = (db: Db, userId: string, code: string, lifetimeSeconds: number) =>
  db
    .insertInto('oauth_codes')
    .values({ code_hash: hashToken(code), user_id: userId, expires_at: inSeconds(lifetimeSeconds) })
    .execute()

export const takeOAuthCode = (db: Db, code: string) =>
  db
    .deleteFrom('oauth_codes')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()

/** The first superadmin's: it belongs to no invitation. */
export const takeSetupLink = (db: Db, token: string) =>
  db
    .deleteFrom('setup_links')
    .where('token_hash', '=', hashToken(token))
    .where('invitation_id', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst()

/** Whether the token is the first superadmin's link. */
export async function isSetupLink(db: Db, token: string): Promise<boolean> {
  const found = db
    .selectFrom('setup_links')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('invitation_id', 'is', null)
    .where('expires_at', '>', now)
  return (await found.executeTakeFirst()) !== undefined
}

export const replaceSetupLink = async (db: Db, token: string, lifetimeSeconds: number) => {
  await db.deleteFrom('setup_links').where('invitation_id', 'is', null).execute()
  await insertSetupLink(db, null, token, lifetimeSeconds)
}

const insertSetupLink = (db: Db, invitationId: string | null, token: string, lifetimeSeconds: number) =>
  db
    .insertInto('setup_links')
    .values({
      token_hash: hashToken(token),
      invitation_id: invitationId,
      expires_at: inSeconds(lifetimeSeconds),
    })
    .execute()

export const insertInvitationLink = (db: Db, invitationId: string, token: string, lifetimeSeconds: number) =>
  insertSetupLink(db, invitationId, token, lifetimeSeconds)

export const deleteInvitationLinks = (db: Db, invitationId: string) =>
  db.deleteFrom('setup_links').where('invitation_id', '=', invitationId).execute()

export async function findInvitationByLink(db: Db, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('setup_links')
    .select('invitation_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.invitation_id ?? null
}

/** Ends every link of the invitation; of two who come with one at once, one gets it. */
export async function takeInvitationLink(db: Db, token: string): Promise<string | null> {
  const id = await findInvitationByLink(db, token)
  if (!id) return null
  const ended = await db
    .deleteFrom('setup_links')
    .where('invitation_id', '=', id)
    .returning('token_hash')
    .execute()
  return ended.length > 0 ? id : null
}

const EXPIRING = [
  'sessions',
  'activations',
  'password_resets',
  'email_changes',
  'former_emails',
  'oauth_states',
  'oauth_codes',
  'captcha_uses',
  'setup_links',
] as const

export async function deleteExpired(db: Db): Promise<void> {
  for (const table of EXPIRING) await db.deleteFrom(table).where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute()
}
