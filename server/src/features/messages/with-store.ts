import { sql } from 'kysely'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { findNamed, NAMED_MAX } from './named-store.ts'

/** Somebody with no more conversations than these has all of them looked at. */
const LOOKED_AT = 200

/** By the other's name or the course's title, of a side `s`, row by row: a condition of the whole table would be looked up first. */
export const matchesNames = (typed: string) => sql`(
  (select ${matchesSearch(sql`folded(u.name)`, typed)} from users u where u.id = s.other_id)
  or (select ${matchesSearch(sql`folded(c.title)`, typed)} from courses c where c.id = s.course_id))`

/** The conversations of somebody who has many, by the other's name or the course's title; null where all in their order are looked at,
 * because they are few or very many match. */
export async function findWith(db: Db, readerId: string, typed: string): Promise<string[] | null> {
  if (!(await hasMany(db, readerId))) return null
  const people = await findNamed(db, typed)
  const courses = people && (await findTitled(db, typed))
  if (!people || !courses) return null
  const { rows } = await sql<{ id: string }>`
    (select c.id from users u join conversations c
        on c.person_a = least(u.id::text collate "C", ${readerId}) and c.person_b = greatest(u.id::text collate "C", ${readerId})
      where u.id = any(${people}::text[]) and ${matchesSearch(sql`folded(u.name)`, typed)})
    union all
    (select s.conversation_id from conversation_sides s
      where s.user_id = ${readerId} and s.course_id = any(${courses}::text[]))
    limit ${NAMED_MAX}`.execute(db)
  return rows.length < NAMED_MAX ? rows.map(({ id }) => id) : null
}

async function hasMany(db: Db, readerId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from conversation_sides where user_id = ${readerId} limit ${LOOKED_AT + 1}) own`.execute(db)
  return (rows[0]?.count ?? 0) > LOOKED_AT
}

async function findTitled(db: Db, typed: string): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select id from courses where ${matchesSearch(sql`folded(title)`, typed)} limit ${NAMED_MAX}`.execute(db)
  return rows.length < NAMED_MAX ? rows.map(({ id }) => id) : null
}
