import type { AnnouncementSort, AnnouncementState } from '@academy/contract/announcements'
import { type RawBuilder, sql } from 'kysely'
import { type Counted, countFound } from '../../db/count-found.ts'
import { matchesWords } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'
import { type AnnouncementRow, selectAnnouncementsFrom } from './store.ts'

/** Whose announcements a list is of. */
export interface ManagedScope {
  /** Null sees all; an instructor what they wrote, and what went to courses that they teach. */
  instructorId: string | null
  /** Of one person alone. */
  authorId: string | null
  courseId: string | null
  state: AnnouncementState | null
  search: string
}
export interface ManagedOrder {
  by: AnnouncementSort
  isDescending: boolean
}

function scopeConditions({ authorId, courseId, state, search }: ManagedScope): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(authorId ? [sql`a.author_id = ${authorId}`] : []),
      ...(courseId ? [sql`a.course_id = ${courseId}`] : []),
      ...(state ? [sql`a.state = ${state}`] : []),
      matchesWords(sql`a.search_key`, search),
    ],
    sql` and `,
  )
}

/** What somebody wrote, and of each course that they teach what others wrote: each part by its own index. */
function rowsOf(scope: ManagedScope, rows: (condition: RawBuilder<unknown>) => RawBuilder<unknown>) {
  const { instructorId, authorId, courseId } = scope
  if (instructorId === null || authorId !== null || courseId !== null) return rows(scopeConditions(scope))
  return sql`
    (${rows(sql`a.author_id = ${instructorId} and ${scopeConditions(scope)}`)})
    union all
    (select found.* from courses c cross join lateral (
      ${rows(sql`a.course_id = c.id and a.author_id is distinct from ${instructorId} and ${scopeConditions(scope)}`)}) found
      where c.instructor_id = ${instructorId})`
}

export const countManaged = (db: Db, scope: ManagedScope): Promise<Counted> =>
  countFound(
    db,
    sql`select from (${rowsOf(scope, (condition) => sql`select a.id from announcements a where ${condition}`)}) a`,
  )

/** @param isFew no more than a list holds are found: all of them are looked up and sorted, as an order's index would be read to its end for them */
export async function selectManaged(
  db: Db,
  scope: ManagedScope & { isFew: boolean },
  { by, isDescending }: ManagedOrder,
  { limit, offset }: RowRange,
): Promise<AnnouncementRow[]> {
  const direction = isDescending ? sql`desc` : sql`asc`
  const key = sql.ref(by === 'at' ? 'at' : 'title_key')
  const order = sql`${key} ${direction}, id ${direction}`
  // Ids first: the indexes have all that the order needs, and only a page's rows are read.
  const firsts = scope.isFew ? sql`` : sql`order by ${order} limit ${offset + limit}`
  const found = rowsOf(
    scope,
    (condition) => sql`select a.id, a.${key} from announcements a where ${condition} ${firsts}`,
  )
  // A fence: none of the parts is looked up in the order of all.
  const page = sql`(select id from (select * from (${found}) parts offset 0) found order by ${order} limit ${limit} offset ${offset}) shown
    join announcements a using (id)`
  const { rows } = await sql<AnnouncementRow>`
    ${selectAnnouncementsFrom(page)} order by a.${key} ${direction}, a.id ${direction}`.execute(db)
  return rows
}
