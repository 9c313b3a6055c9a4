import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import { type Selectable, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { SessionsTable } from '../../db/schema-users.ts'
import type { Db } from '../../http/context.ts'
import { inSeconds } from './secrets-store.ts'

export type SessionRow = Selectable<SessionsTable>

/** The devices somebody is signed in on, the one used last first. */
export const runningSessionsOf = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(LIST_DEFAULT_ROWS)
    .execute()

/** Ends every session of a person, but for `exceptId`. */
export async function endSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  let ending = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (exceptId) ending = ending.where('id', '!=', exceptId)
  await ending.execute()
}

/** False when that person has no such session. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = db.deleteFrom('sessions').where('id', '=', sessionId).where('user_id', '=', userId)
  return (await ended.returning('id').executeTakeFirst()) !== undefined
}

interface NewSession {
  id: string
  userId: string
  tokenHash: string
  device: string
  seconds: number
}

export const insertingSession = compiledOnce((db, session: NewSession) =>
  db.insertInto('sessions').values({
    id: session.id,
    user_id: session.userId,
    token_hash: session.tokenHash,
    device: session.device,
    expires_at: inSeconds(session.seconds),
  }),
)
