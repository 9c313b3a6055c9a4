import { type Expression, type Insertable, type SqlBool, sql } from 'kysely'
import { type Counted, countFound } from '../../db/count-found.ts'
import type { AuditLogTable } from '../../db/schema-audit.ts'
import type { Db } from '../../http/context.ts'

export const insertAct = (db: Db, row: Insertable<AuditLogTable>) =>
  db.insertInto('audit_log').values(row).execute()

export interface ActFilter {
  who?: string | undefined
  action?: string | undefined
  kind?: string | undefined
  subject?: string | undefined
  /** The first moment, and the first one after it. */
  from?: Date | undefined
  until?: Date | undefined
  mayReadAll: boolean
}

const selectActs = (db: Db, { who, action, kind, subject, from, until, mayReadAll }: ActFilter) =>
  db.selectFrom('audit_log').where((eb) => {
    const all: Expression<SqlBool>[] = [sql<boolean>`true`]
    if (who) all.push(eb('actor_id', '=', who))
    if (action) all.push(eb('action', '=', action))
    if (kind) all.push(eb('subject_kind', '=', kind))
    if (subject) all.push(eb('subject_id', '=', subject))
    if (from) all.push(eb('at', '>=', from))
    if (until) all.push(eb('at', '<', until))
    if (!mayReadAll) all.push(eb('is_restricted', '=', false))
    return eb.and(all)
  })

/** The newest first, those behind the row `after`. */
export function selectActsAfter(db: Db, filter: ActFilter, after: string | undefined, limit: number) {
  const acts = selectActs(db, filter).selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit)
  const spot = sql<boolean>`(at, id) < ((select at from audit_log where id = ${after}), ${after})`
  return (after ? acts.where(spot) : acts).execute()
}

/** As far as a list goes: nobody needs to know how many millions. */
export const countActs = (db: Db, filter: ActFilter): Promise<Counted> =>
  countFound(db, sql`${selectActs(db, filter).select('id')}`)

/** From one person to the next along the index: as many steps as people, however many rows. With the name of their newest row. */
export async function selectActors(db: Db, max: number, mayReadAll: boolean) {
  const { rows } = await sql<{ id: string; name: string; role: string }>`
    with recursive people as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select a.actor_id from audit_log a where a.actor_id > p.actor_id order by a.actor_id limit 1)
      from people p where p.actor_id is not null
    )
    select p.actor_id as id, newest.actor_name as name, newest.actor_role as role
    from people p cross join lateral (
      select actor_name, actor_role from audit_log a
      where a.actor_id = p.actor_id and (${mayReadAll} or not is_restricted) order by at desc, id desc limit 1
    ) newest
    order by lower(newest.actor_name), p.actor_id limit ${max}`.execute(db)
  return rows
}

export async function selectActions(db: Db, mayReadAll: boolean): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions as (
      (select action from audit_log order by action limit 1)
      union all
      select (select a.action from audit_log a where a.action > b.action order by a.action limit 1)
      from actions b where b.action is not null
    )
    select action from actions b where action is not null and (${mayReadAll} or exists (
      select from audit_log a where a.action = b.action and not a.is_restricted))
    order by action`.execute(db)
  return rows.map(({ action }) => action)
}
