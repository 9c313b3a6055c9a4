import { sql } from 'kysely'
import type { AttemptNote } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'
import { GRACE_MS } from './attempt-timing.ts'
import type { AttemptRow } from './attempts-store.ts'

/** Without a beat for longer than this, the academy was away. */
export const AWAY_AFTER_MS = 15_000

/** When the academy beat last, as all nodes know it; undefined before the first. */
export async function lastBeat(db: Db): Promise<Date | undefined> {
  return (await db.selectFrom('heartbeat').select('beat_at').executeTakeFirst())?.beat_at
}

/** The same, and no other node beats until the transaction ends. */
export async function lockBeat(db: Db): Promise<Date | undefined> {
  return (await db.selectFrom('heartbeat').select('beat_at').forUpdate().executeTakeFirst())?.beat_at
}

/** Never back in time. */
export async function writeBeat(db: Db, now: Date): Promise<void> {
  await sql`
    insert into heartbeat (beat_at) values (${now})
    on conflict (is_only) do update set beat_at = greatest(heartbeat.beat_at, excluded.beat_at)`.execute(db)
}

/** Who was still in time when the academy went away gets all of it back, counted from their own last contact. */
export async function giveBack(
  db: Db,
  since: Date,
  now: Date,
  note: AttemptNote,
): Promise<Pick<AttemptRow, 'id' | 'assessment_id' | 'student_id'>[]> {
  const { rows } = await sql<Pick<AttemptRow, 'id' | 'assessment_id' | 'student_id'>>`
    update attempts
    set deadline = deadline + (${now}::timestamptz - greatest(${since}::timestamptz, started_at, last_contact_at)),
      notes = notes || ${JSON.stringify([note])}::jsonb
    where state = 'open' and deadline > ${new Date(since.getTime() - GRACE_MS)}
    returning id, assessment_id, student_id`.execute(db)
  return rows
}
