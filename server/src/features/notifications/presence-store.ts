import { ONLINE_SECONDS } from '@academy/contract/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** A node that was not seen for so long is gone for good. */
const NODE_KEPT_SECONDS = 600

/** A farewell is a call too, and may be noted as seen after it was said. */
const FAREWELL_SECONDS = 5

/** In a statement: whether this person has a page open, or had one a moment ago and has not said farewell since. Theirs are found first: planned
 * while there are few, everybody's who may still come would be read. */
export const onlineCondition = (userId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from (select id, expires_at, last_seen_at, left_at from sessions where user_id = ${userId} offset 0) s
  where s.expires_at > now() and (
    (s.last_seen_at > ${aMomentAgo} and (
      s.left_at is null or s.last_seen_at > s.left_at + make_interval(secs => ${sql.lit(FAREWELL_SECONDS)})
    )) or exists (
      select from live_sessions l join live_nodes n on n.id = l.node_id
      where l.session_id = s.id and n.seen_at > ${aMomentAgo})))`

/** However often a page says that it is open, it is written this often. */
const SAID_EVERY_SECONDS = 20

const aMomentAgo = sql`now() - make_interval(secs => ${sql.lit(ONLINE_SECONDS)})`

/** When a person was here last, by a row of users: a time, or null for never. */
export const lastSeenOf = (userId: RawBuilder<unknown>, lastLoginAt: RawBuilder<unknown>) => sql<Date | null>`
  greatest((select max(s.last_seen_at) from sessions s where s.user_id = ${userId}), ${lastLoginAt})`

/** What the page of a session says of itself. */
export const markPresence = (db: Db, sessionId: string, isHere: boolean) =>
  isHere
    ? sql`update sessions set last_seen_at = now(), left_at = null where id = ${sessionId}
        and (left_at is not null or last_seen_at < now() - make_interval(secs => ${sql.lit(SAID_EVERY_SECONDS)}))`.execute(
        db,
      )
    : sql`update sessions set left_at = now() where id = ${sessionId}`.execute(db)

/** False when the others had given the node up: what it had written is gone. */
export async function markNodeSeen(db: Db, nodeId: string): Promise<boolean> {
  const { rows } = await sql<{ was_there: boolean }>`
    insert into live_nodes (id) values (${nodeId}) on conflict (id) do update set seen_at = now()
    returning xmax <> 0 as was_there`.execute(db)
  return rows[0]?.was_there === true
}

export const deleteLostNodes = (db: Db) =>
  sql`delete from live_nodes where seen_at < now() - make_interval(secs => ${sql.lit(NODE_KEPT_SECONDS)})`.execute(
    db,
  )

export const deleteNode = (db: Db, nodeId: string) =>
  sql`delete from live_nodes where id = ${nodeId}`.execute(db)

/** Enters the sessions among these that still run. */
export const insertLive = (db: Db, nodeId: string, sessionIds: string[]) =>
  sql`insert into live_sessions (session_id, node_id)
    select id, ${nodeId} from sessions where id = any(${sessionIds}::text[]) for key share
    on conflict do nothing`.execute(db)

export interface Closed {
  sessionId: string
  secondsAgo: number
}

/** Whoever closed their last page was there until then: both at once, for nobody is away in between. In one order, so that two nodes do not wait for each other. */
export async function deleteLive(db: Db, nodeId: string, closed: Closed[]): Promise<void> {
  const ids = closed.map(({ sessionId }) => sessionId)
  await sql`
    with deleted as (
      delete from live_sessions where node_id = ${nodeId} and session_id = any(${ids}::text[])
    ), gone as (
      select s.id, now() - make_interval(secs => c.seconds_ago) as seen_at
      from unnest(${ids}::text[], ${closed.map(({ secondsAgo }) => secondsAgo)}::float8[]) as c (id, seconds_ago)
      join sessions s on s.id = c.id order by s.id for no key update of s
    )
    update sessions s set last_seen_at = gone.seen_at from gone
    where s.id = gone.id and s.last_seen_at < gone.seen_at`.execute(db)
}
