import type { NoteKind } from '@academy/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'

export interface PushNote {
  title: string
  message: string
  link: string | null
}

export interface NewPush {
  kind: NoteKind
  about: string
  /** Each browser is sent it once. */
  event: string
  /** Those for whom the bell says it, and those for whom nothing does. */
  byBell: readonly string[]
  silent: readonly string[]
  note: PushNote
  now: Date
}

/** For every browser of theirs, in one order and one statement; whoever has none costs nothing. False where nobody has one, or has
 * heard of it. */
export async function insertPushes(db: Db, push: NewPush): Promise<boolean> {
  const { kind, about, event, byBell, silent, note, now } = push
  const { rows } = await sql`
    insert into pushes as p (subscription_id, about, event, kind, note, due_at, created_at)
    select s.id, ${about}, ${event}, ${kind},
      case when s.user_id = any(${silent}::text[]) then ${JSON.stringify(note)}::json end, ${now}, ${now}
    from push_subscriptions s where s.user_id = any(${[...byBell, ...silent]}::text[])
    order by s.id for key share of s
    on conflict (subscription_id, about) do update set event = excluded.event, note = excluded.note, state = 'waiting',
      due_at = excluded.due_at, is_late = false, tries = 0, lease = null, lease_until = null,
      created_at = excluded.created_at
    where p.event <> excluded.event
    returning 1`.execute(db)
  return rows.length > 0
}

/** To the browsers of one session, whatever its person chose. False where it has none. */
export async function insertTest(
  db: Db,
  test: { sessionId: string; about: string; note: PushNote; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into pushes (subscription_id, about, event, note, due_at, created_at)
    select id, ${test.about}, '', ${JSON.stringify(test.note)}::json, ${test.now}, ${test.now}
    from push_subscriptions where session_id = ${test.sessionId} order by id for key share
    returning 1`.execute(db)
  return rows.length > 0
}

/** Of those whose bell does not say it: all others find no row there when they are to leave. Gives back how many went, `max` at most. */
export async function deleteWaitingPushes(db: Db, about: string, max: number): Promise<number> {
  const { rows } = await sql`
    delete from pushes where (subscription_id, about) in (
      select subscription_id, about from pushes
      where about = ${about} and state = 'waiting' and note is not null limit ${max})
    and state = 'waiting' returning 1`.execute(db)
  return rows.length
}
