import { FOUND_MESSAGES_ROWS } from '@academy/contract/messages'
import { FOUND_ANYWHERE_LENGTH } from '@academy/contract/text'
import { sql } from 'kysely'
import { matchesSearch, searchPatterns } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { ATTACHMENT } from './attachments-store.ts'
import type { MessageRow, PersonRow } from './rows.ts'

/** Of one's own messages, in the newest conversations: all that most people have, and nearly always enough. */
const LOOKED_AT_FIRST = 1_000
/** A text that more messages of the academy have than these is looked for in more of the reader's own. */
const RARE_MAX = 1_000
const LOOKED_AT_MOST = 5_000

export interface FoundRow {
  message: MessageRow
  other: PersonRow
  course_id: string | null
  course_title: string | null
}
interface Found {
  ids: string[]
  /** All that could have held any was looked at. */
  is_whole: boolean
}

/** In one's own conversations, the newest first. */
export async function findMessages(
  db: Db,
  readerId: string,
  typed: string,
): Promise<{ rows: FoundRow[]; hasMore: boolean }> {
  const most = FOUND_MESSAGES_ROWS + 1
  const near = await findOwn(db, readerId, typed, LOOKED_AT_FIRST)
  const { ids, is_whole } = near.is_whole ? near : await findFarther(db, readerId, typed)
  const found = await selectFound(db, readerId, ids.sort().toReversed().slice(0, most))
  return { rows: found.slice(0, FOUND_MESSAGES_ROWS), hasMore: !is_whole || ids.length >= most }
}

/** A rare text by its index; one that very many have, in so many messages more, and among those that the index came upon. */
async function findFarther(db: Db, readerId: string, typed: string): Promise<Found> {
  const rare = typed.length < FOUND_ANYWHERE_LENGTH ? null : await findByIndex(db, readerId, typed)
  if (rare?.is_whole) return rare
  const own = await findOwn(db, readerId, typed, LOOKED_AT_MOST)
  if (own.is_whole) return own
  return { ids: [...new Set([...own.ids, ...(rare?.ids ?? [])])], is_whole: false }
}

async function findOwn(db: Db, readerId: string, typed: string, looked: number): Promise<Found> {
  const { rows } = await sql<Found>`select ids, is_whole from find_own_messages(
    ${readerId}, ${searchPatterns(typed)}, ${FOUND_MESSAGES_ROWS + 1}::int, ${looked}::int)`.execute(db)
  return rows[0] ?? { ids: [], is_whole: true }
}

async function findByIndex(db: Db, readerId: string, typed: string): Promise<Found> {
  // This fence keeps it from reading all conversations of the reader for them.
  const { rows } = await sql<{ id: string; is_own: boolean }>`
    select m.id, exists (select from conversation_sides s
      where s.conversation_id = m.conversation_id and s.user_id = ${readerId} offset 0) as is_own
    from messages m where ${matchesSearch(sql`folded(m.content)`, typed)} limit ${RARE_MAX}`.execute(db)
  return {
    ids: rows.filter((row) => row.is_own).map((row) => row.id),
    is_whole: rows.length < RARE_MAX,
  }
}

async function selectFound(db: Db, readerId: string, ids: string[]): Promise<FoundRow[]> {
  const { rows } = await sql<
    MessageRow & Omit<PersonRow, 'id'> & Omit<FoundRow, 'message' | 'other'> & { other_id: string }
  >`
    select m.id, m.sender_id, m.content, m.message_type, m.created_at, s.other_id, u.name, u.role, u.mainrole,
      c.course_id, coalesce(co.title, c.course_title) as course_title,
      coalesce(case when m.sender_id = ${readerId} then o.read_position >= m.position
        else s.read_position >= m.position end, false) as is_read,
      ${ATTACHMENT} as attachment
    from messages m
    join conversations c on c.id = m.conversation_id
    join conversation_sides s on s.conversation_id = m.conversation_id and s.user_id = ${readerId}
    left join conversation_sides o on o.conversation_id = m.conversation_id and o.user_id = s.other_id
    left join users u on u.id = s.other_id
    left join courses co on co.id = c.course_id
    where m.id = any(${ids}::text[])
    order by m.id desc`.execute(db)
  return rows.map(({ other_id, name, role, mainrole, course_id, course_title, ...message }) => ({
    message,
    other: { id: other_id, name, role, mainrole },
    course_id,
    course_title,
  }))
}
