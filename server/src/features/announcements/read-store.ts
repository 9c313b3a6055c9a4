import { type AnnouncementCursor, PINNED_ANNOUNCEMENTS_MAX } from '@academy/contract/announcements'
import type { Role } from '@academy/contract/users'
import { type RawBuilder, sql } from 'kysely'
import { compiledFor, compiledOnce } from '../../db/compiled.ts'
import type { Statement } from '../../db/statement.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'
import { toLearn } from '../enrolments/index.ts'
import { type ReadRow, STORED, selectAnnouncementsFrom } from './store.ts'

const IS_OUT = sql`a.state in ('sending', 'sent')`
const NEWEST_FIRST = sql`a.at desc, a.id desc`
const behindCondition = (after: { sentAt: Date | null; id: string } | null) =>
  after ? sql`(a.at, a.id) < (${after.sentAt}::timestamptz, ${after.id})` : sql`true`

/** Which of them this person has opened. */
const asRead = (rows: RawBuilder<unknown>, reader: string | RawBuilder<string>) => {
  const readCondition = sql`exists (
    select from announcement_reads r where r.announcement_id = a.id and r.user_id = ${reader})`
  return sql<ReadRow>`${selectAnnouncementsFrom(sql`(${rows}) a`, sql`, ${readCondition} as is_read`)} order by ${NEWEST_FIRST}`
}

interface Part {
  after: AnnouncementCursor | null
  limit: number
}
type OfCourse = Asking & { courseId: string }

/** What was announced to a course, as who asks has read it, behind the last that they have seen. */
export const ofCourse = ({ after, ...own }: OfCourse & Part): Statement<ReadRow> =>
  partsOfCourse({ isFirst: after === null }).of({
    ...own,
    sentAt: after?.sentAt ?? null,
    id: after?.id ?? '',
  })

type PartOfCourse = OfCourse & { limit: number; sentAt: Date | null; id: string }
const partsOfCourse = compiledFor((_db, of: PartOfCourse, { isFirst }: { isFirst: boolean }) =>
  asRead(
    sql`select ${STORED} from announcements a
      where a.course_id = ${of.courseId} and ${IS_OUT} and ${behindCondition(isFirst ? null : of)}
      order by ${NEWEST_FIRST} limit ${of.limit}`,
    idOf(of),
  ),
)

/** Those that stand above the others on that day. */
export const pinnedOfCourse = compiledOnce((_db, of: OfCourse & { day: string }) =>
  asRead(
    sql`select ${STORED} from announcements a
      where a.course_id = ${of.courseId} and ${IS_OUT} and a.pinned_until >= ${of.day}::date
      order by ${NEWEST_FIRST} limit ${PINNED_ANNOUNCEMENTS_MAX}`,
    idOf(of),
  ),
)

/** What went to all, to their role and, for students, to each of their courses: the first of each by its index, then the first of those. */
export async function selectOfPerson(
  db: Db,
  { role, readerId, after, limit }: Part & { role: Role; readerId: string },
): Promise<ReadRow[]> {
  const first = (toCondition: RawBuilder<unknown>) => sql`
    (select ${STORED} from announcements a
      where ${toCondition} and ${IS_OUT} and a.author_id is distinct from ${readerId} and ${behindCondition(after)}
      order by ${NEWEST_FIRST} limit ${limit})`
  const toPeople = (whom: string) => sql`a.course_id is null and coalesce(a.role, 'all') = ${whom}`
  const ofCourses = sql`
    union all
    (select found.* from enrolments e
      cross join lateral ${first(sql`a.course_id is not null and a.course_id = e.course_id`)} found
      where e.user_id = ${readerId})`
  const found = await asRead(
    sql`select * from (
        ${first(toPeople('all'))} union all ${first(toPeople(role))} ${role === 'user' ? ofCourses : sql``}) a
      order by ${NEWEST_FIRST} limit ${limit}`,
    readerId,
  ).execute(db)
  return found.rows
}

type One = Asking & { id: string }

/** One, whatever its state, as who asks has read it. */
export const announcementAsRead = compiledOnce((_db, of: One) =>
  asRead(sql`select ${STORED} from announcements a where a.id = ${of.id}`, idOf(of)),
)

/** The course that one went to, as `courseToLearn` finds it by its own id. */
export const courseOfAnnouncement = compiledOnce((db, of: One) =>
  toLearn(db, of, sql<string>`(select course_id from announcements where id = ${of.id})`),
)

/** Noted once a person; counted for those who were there when it was sent, and not for who came later. */
export async function noteRead(db: Db, id: string, readerId: string): Promise<void> {
  await sql`
    with noted as (
      insert into announcement_reads (announcement_id, user_id) values (${id}, ${readerId})
      on conflict do nothing returning user_id
    )
    update announcements a set readers = a.readers + 1
    from noted n join users u on u.id = n.user_id
    where a.id = ${id} and coalesce(
      case when a.course_id is null then u.created_at
        else (select e.enrolled_at from enrolments e where e.course_id = a.course_id and e.user_id = u.id) end
      <= coalesce(a.sent_at, 'infinity'), false)`.execute(db)
}
