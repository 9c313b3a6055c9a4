import { FOUND_MESSAGES_ROWS } from '@academy/contract/messages'
import { sql } from 'kysely'
import { FOUND_ANYWHERE_LENGTH, matchesSearch, searchPatterns } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import { ATTACHMENT } from './attachments-store.ts'
import type { MessageRow, PersonRow } from './rows.ts'

/** A text that more messages of the academy have than these is looked for in the reader's own, conversation by conversation. */
const RARE_MAX = 1_000

export interface FoundRow {
  message: MessageRow
  other: PersonRow
  course_id: string | null
  course_title: string | null
}

/** In one's own conversations, the newest first, one more than are shown. */
export async function findMessages(db: Db, readerId: string, typed: string): Promise<FoundRow[]> {
  const most = FOUND_MESSAGES_ROWS + 1
  const rare = typed.length < FOUND_ANYWHERE_LENGTH ? null : await findRare(db, readerId, typed, most)
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
    where m.id = any(${rare ?? sql`find_own_messages(${readerId}, ${searchPatterns(typed)}, ${most}::int)`}::text[])
    order by m.id desc`.execute(db)
  return rows.map(({ other_id, name, role, mainrole, course_id, course_title, ...message }) => ({
    message,
    other: { id: other_id, name, role, mainrole },
    course_id,
    course_title,
  }))
}

/** Null when too many have it. */
async function findRare(db: Db, readerId: string, typed: string, most: number): Promise<string[] | null> {
  const { rows } = await sql<{ id: string; is_own: boolean }>`
    select m.id, exists (select from conversation_sides s
      where s.conversation_id = m.conversation_id and s.user_id = ${readerId}) as is_own
    from messages m where ${matchesSearch(sql`folded(m.content)`, typed)} limit ${RARE_MAX}`.execute(db)
  if (rows.length === RARE_MAX) return null
  const own = rows.filter((row) => row.is_own).map((row) => row.id)
  return own.sort().toReversed().slice(0, most)
}
