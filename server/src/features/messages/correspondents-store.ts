import { CORRESPONDENTS_ROWS } from '@academy/contract/messages'
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { onlineCondition } from '../notifications/index.ts'
import { findNamed } from './named-store.ts'
import type { PersonRow } from './rows.ts'

/** No row for who is gone. */
export const correspondent = compiledOnce((db, { id }: { id: string }) =>
  db.selectFrom('users').select(['name', 'role', 'mainrole']).where('id', '=', id),
)

export type MemberRow = PersonRow & { is_online: boolean }

/** One more than are shown, by name; `typed` is found in names alone. Few who are called so are looked up; where many are, the course is
 * read in its order. */
export async function selectStudents(
  db: Db,
  courseId: string,
  typed: string | undefined,
  viewer: { id: string; isStudent: boolean },
): Promise<MemberRow[]> {
  const named = typed ? await findNamed(db, typed) : null
  // The key is the name and the address: what is not in it is not in the name.
  const matches = typed
    ? sql`${matchesSearch(sql`e.student_key`, typed)} and ${matchesSearch(sql`folded(u.name)`, typed)}`
    : sql`true`
  const among = named
    ? sql`(select * from enrolments where course_id = ${courseId} and user_id = any(${named}::text[]) offset 0)`
    : sql`enrolments`
  const { rows } = await sql<MemberRow>`
    select ${memberColumns(viewer)} from ${among} e join users u on u.id = e.user_id
    where e.course_id = ${courseId} and ${matches}
    order by e.course_id, e.student_key, e.user_id limit ${CORRESPONDENTS_ROWS + 1}`.execute(db)
  return rows
}

export async function selectTeacher(
  db: Db,
  courseId: string,
  typed: string | undefined,
  viewer: { id: string; isStudent: boolean },
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns(viewer)} from courses c join users u on u.id = c.instructor_id
    where c.id = ${courseId} and ${typed ? matchesSearch(sql`folded(u.name)`, typed) : sql`true`}`.execute(db)
  return rows
}

/** Whoever does not show their presence to classmates is away, for students; everybody sees themselves. */
const memberColumns = ({ id, isStudent }: { id: string; isStudent: boolean }): RawBuilder<unknown> => sql`
  u.id, u.name, u.role, u.mainrole,
  (u.profile_visibility or not ${isStudent}::boolean or u.id = ${id}) and ${onlineCondition(sql.ref('u.id'))} as is_online`

/** Everybody but one, by name, one more than are shown. Of a search their order is known before they are looked up. */
export async function selectEverybody(
  db: Db,
  except: string,
  typed: string | undefined,
): Promise<PersonRow[]> {
  const first = sql`order by folded(name), id limit ${CORRESPONDENTS_ROWS + 1}`
  const wanted = typed
    ? sql`id = any(array(select id from users where id <> ${except} and ${matchesSearch(sql`search_key`, typed)} ${first}))`
    : sql`id <> ${except}`
  const { rows } = await sql<PersonRow>`
    select id, name, role, mainrole from users where ${wanted} ${first}`.execute(db)
  return rows
}
