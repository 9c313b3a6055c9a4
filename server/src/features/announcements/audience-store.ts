import type { ChosenAudience } from '@academy/contract/announcements'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { AnnouncementRow } from './store.ts'

const ROLE = sql`(case when u.mainrole = 'superadmin' then 'superadmin' else u.role end)`

/** The next of those who belong to its audience now, by their ids, without its author. Both sides of a course's are told where to
 * begin: the planner does not conclude one from the other. */
export async function selectToTell(
  db: Db,
  { audience, course_id, role, author_id }: AnnouncementRow,
  after: string,
  limit: number,
): Promise<{ id: string }[]> {
  const people = (toldCondition: RawBuilder<unknown>) => sql<{ id: string }>`
    select u.id from users u where ${toldCondition} and u.id > ${after} and u.id is distinct from ${author_id}
    order by u.id limit ${limit}`
  const { rows } = await (audience === 'course'
    ? sql<{ id: string }>`
        select u.id from enrolments e join users u on u.id = e.user_id
        where e.course_id = ${course_id} and e.user_id > ${after} and u.id > ${after}
          and u.id is distinct from ${author_id} and ${ROLE} = 'user'
        order by e.user_id limit ${limit}`
    : people(audience === 'all' ? sql`true` : roleCondition(role))
  ).execute(db)
  return rows
}

/** Two conditions, each of an index's own words. */
const roleCondition = (role: string | null) =>
  role === 'admin' ? sql`(u.role = 'admin' or u.mainrole = 'superadmin')` : sql`${ROLE} = ${role}`

/** How many they are, as the writes that change it keep it. */
export async function countAudience(db: Db, audience: ChosenAudience): Promise<number> {
  const { rows } = await (audience.kind === 'course'
    ? sql<{ people: number }>`
        select coalesce(sum(students), 0)::bigint as people from course_totals where course_id = ${audience.course}`
    : sql<{ people: number }>`
        select coalesce(sum(total), 0)::bigint as people from user_counts where ${countedCondition(audience)}`
  ).execute(db)
  return rows[0]?.people ?? 0
}

function countedCondition(audience: Exclude<ChosenAudience, { kind: 'course' }>): RawBuilder<unknown> {
  if (audience.kind === 'all') return sql`true`
  return audience.role === 'admin' ? sql`role in ('admin', 'superadmin')` : sql`role = ${audience.role}`
}
