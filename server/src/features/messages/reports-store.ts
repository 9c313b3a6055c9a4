import { REPORT_CONTEXT_ROWS } from '@academy/contract/messages'
import { type Insertable, sql } from 'kysely'
import type { MessageReportsTable } from '../../db/schema-messages.ts'
import type { Db } from '../../http/context.ts'
import { type RowRange, rowsOfPage } from '../../http/paging.ts'
import type { PersonRow } from './rows.ts'
import { type PlacedMessage, selectBetween } from './thread-store.ts'

/** In a conversation of that person's. */
export const findOwnMessage = (db: Db, messageId: string, userId: string) =>
  db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('conversation_sides as s', 's.conversation_id', 'c.id')
    .leftJoin('courses as co', 'co.id', 'c.course_id')
    .select(['m.sender_id', 'c.course_id'])
    .select(sql<string | null>`coalesce(co.title, c.course_title)`.as('course_title'))
    .where('m.id', '=', messageId)
    .where('s.user_id', '=', userId)
    .executeTakeFirst()

/** False when that person has reported it before. */
export async function insertReport(db: Db, report: Insertable<MessageReportsTable>): Promise<boolean> {
  const row = await db
    .insertInto('message_reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface ReportRow {
  id: string
  message_id: string | null
  reporter: PersonRow
  reported: PersonRow
  closer: PersonRow | null
  course_id: string | null
  course_title: string
  reason: string
  created_at: Date
  closed_at: Date | null
}

const person = (id: string) => {
  const column = sql.ref(id)
  return sql`(select jsonb_build_object('id', ${column}, 'name', p.name, 'role', p.role, 'mainrole', p.mainrole)
    from (select 1) one left join users p on p.id = ${column})`
}
const REPORT = sql`r.id, r.message_id, r.course_id, coalesce(co.title, r.course_title) as course_title, r.reason,
  r.created_at, r.closed_at, ${person('r.reporter_id')} as reporter, ${person('r.reported_id')} as reported,
  case when r.closed_by is not null then ${person('r.closed_by')} end as closer`

export type ReportState = 'open' | 'closed'

/** The open ones first, each part with the newest first; only those of the page are read whole. */
export function selectReports(
  db: Db,
  state: ReportState | undefined,
  range: RowRange,
  total: number,
): Promise<ReportRow[]> {
  const inState = state ? sql`(r.closed_at is not null) = ${state === 'closed'}` : sql`true`
  return rowsOfPage(range, { total }, async ({ limit, offset }, isReversed) => {
    const order = isReversed
      ? sql`(r.closed_at is not null) desc, r.id asc`
      : sql`(r.closed_at is not null) asc, r.id desc`
    const { rows } = await sql<ReportRow>`
      select ${REPORT} from message_reports r left join courses co on co.id = r.course_id
      where r.id = any(array(
        select r.id from message_reports r where ${inState} order by ${order} limit ${limit} offset ${offset}))
      order by ${order}`.execute(db)
    return rows
  })
}

export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${REPORT} from message_reports r left join courses co on co.id = r.course_id where r.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export interface Shown {
  message: PlacedMessage
  before: PlacedMessage[]
  after: PlacedMessage[]
}

/** The message and what stands right around it, and nothing else of the conversation. */
export async function selectAround(db: Db, messageId: string): Promise<Shown | null> {
  const at = await db
    .selectFrom('messages')
    .select(['conversation_id', 'position'])
    .where('id', '=', messageId)
    .executeTakeFirst()
  if (!at) return null
  const [from, upTo] = [at.position - REPORT_CONTEXT_ROWS, at.position + REPORT_CONTEXT_ROWS]
  const rows = await selectBetween(db, at.conversation_id, from, upTo)
  const message = rows.find(({ position }) => position === at.position)
  if (!message) return null
  return {
    message,
    before: rows.filter(({ position }) => position < at.position),
    after: rows.filter(({ position }) => position > at.position),
  }
}

/** False when it was closed before. */
export async function setClosed(
  db: Db,
  id: string,
  closing: { closed_at: Date; closed_by: string; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_reports')
    .set(closing)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
