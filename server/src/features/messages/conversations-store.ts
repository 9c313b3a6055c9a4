import type { ClosedReason } from '@academy/contract/messages'
import { badgeCountMax } from '@academy/contract/text'
import { type RawBuilder, sql } from 'kysely'
import { type Compiled, compiledOnce } from '../../db/compiled.ts'
import type { Db, SignedIn } from '../../http/context.ts'
import { lastSeenOf, onlineCondition } from '../notifications/index.ts'
import { ATTACHMENT } from './attachments-store.ts'
import type { MessageRow } from './rows.ts'
import { findWith, matchesNames } from './with-store.ts'

export interface ConversationRow {
  conversation_id: string | null
  other_id: string
  course_id: string | null
  course_title: string | null
  name: string | null
  role: string | null
  mainrole: string | null
  is_online: boolean
  last_seen: Date | null
  refusal: ClosedReason | null
  unread: number
  is_muted: boolean
  last_key: string
  last_position: number
  message: MessageRow | null
  /** Of all of the caller's that are not muted, as far as a badge tells. */
  all_unread: number
}
type StoredRow = Omit<ConversationRow, 'message'> & {
  message_id: string | null
  sender_id: string
  content: string
  message_type: MessageRow['message_type']
  created_at: Date
  is_read: boolean
  attachment: MessageRow['attachment']
}

/** Whom a conversation is with, and in which course. */
export interface Pair {
  otherUserId: string
  courseId: string | null
}
export interface Wanted {
  /** Undefined: of any course; null: without one. */
  courseId?: string | null | undefined
  /** Folded, with the signs of a pattern escaped. */
  search?: string | undefined
  after?: string | undefined
  limit: number
}

const columnsOf = (side: string) =>
  sql.join(
    [
      'conversation_id',
      'user_id',
      'other_id',
      'course_id',
      'last_key',
      'last_position',
      'unread',
      'is_muted',
    ].map((column) => sql.ref(`${side}.${column}`)),
  )
const SIDE = columnsOf('s')

interface Listed {
  callerId: string
  courseId: string
  after: string
  limit: number
}

/** The caller's, the newest first: one range of one index. */
export async function selectConversations(
  db: Db,
  caller: SignedIn,
  wanted: Wanted,
): Promise<ConversationRow[]> {
  const { courseId, after = '', limit } = wanted
  const values: Listed = { callerId: caller.id, courseId: courseId ?? '', after, limit }
  if (wanted.search === undefined) return (await listing(caller, wanted)(db, values)).map(rowOf)
  const found = await findWith(db, caller.id, wanted.search)
  const nameCondition = found ? sql`s.conversation_id = any(${found}::text[])` : matchesNames(wanted.search)
  // A fence: few that were found are looked up, and not met by reading all that somebody has.
  return read(
    db,
    caller,
    newest(values, [...conditions(wanted, values), nameCondition], found ? sql`offset 0` : sql``),
  )
}

const listings = new Map<string, Compiled<Listed, StoredRow>>()

/** Who searches nothing asks one of a few statements, planned once each. */
function listing(caller: SignedIn, wanted: Wanted): Compiled<Listed, StoredRow> {
  const seesAll = caller.role !== 'student'
  const inCourse = wanted.courseId ? 'one' : String(wanted.courseId)
  const shape = JSON.stringify([seesAll, inCourse, Boolean(wanted.after)])
  const known =
    listings.get(shape) ??
    compiledOnce((_db, values: Listed) =>
      selecting(values.callerId, seesAll, newest(values, conditions(wanted, values))),
    )
  listings.set(shape, known)
  return known
}

function conditions(wanted: Wanted, { callerId, courseId, after }: Listed): RawBuilder<unknown>[] {
  const all = [sql`s.user_id = ${callerId}`]
  if (wanted.after) all.push(sql`s.last_key < ${after}`)
  if (wanted.courseId === null) all.push(sql`s.course_id is null`)
  else if (wanted.courseId) all.push(sql`s.course_id = ${courseId}`)
  return all
}

const newest = ({ limit }: Listed, all: RawBuilder<unknown>[], fence = sql``) => sql`
  select ${SIDE} from (select ${SIDE} from conversation_sides s where ${sql.join(all, sql` and `)} ${fence}) s
  order by s.last_key desc limit ${limit}`

/** The one with somebody, as the list has it; undefined for two who never wrote to each other. */
export async function findConversation(
  db: Db,
  caller: SignedIn,
  pair: Pair,
): Promise<ConversationRow | undefined> {
  const rows = await read(
    db,
    caller,
    sql`select ${SIDE} from conversation_sides s where s.user_id = ${caller.id}
      and s.conversation_id = (${conversationOf(caller.id, pair)})`,
  )
  return rows[0]
}

/** What the same would be for two who never wrote to each other. */
export async function imagineConversation(
  db: Db,
  caller: SignedIn,
  { otherUserId, courseId }: Pair,
): Promise<ConversationRow> {
  const [row] = await read(
    db,
    caller,
    sql`select null::text as conversation_id, ${caller.id}::text as user_id, ${otherUserId}::text as other_id,
      ${courseId}::text as course_id, '' as last_key, 0 as last_position, 0 as unread, false as is_muted`,
  )
  if (!row) throw new Error('a row of constants is missing')
  return row
}

/** By its unique key. */
export const conversationOf = (callerId: string, { otherUserId, courseId }: Pair) => {
  const [one, other] = [callerId, otherUserId].sort()
  const isOfCourse = courseId === null ? sql`course_id is null` : sql`course_id = ${courseId}`
  return sql`select id from conversations where person_a = ${one} and person_b = ${other} and ${isOfCourse}`
}

async function read(db: Db, caller: SignedIn, sides: RawBuilder<unknown>): Promise<ConversationRow[]> {
  const { rows } = await selecting(caller.id, caller.role !== 'student', sides).execute(db)
  return rows.map(rowOf)
}

/** Whoever does not show their presence to classmates is as somebody who never was here, for students. */
function selecting(callerId: string, seesAll: boolean, sides: RawBuilder<unknown>): RawBuilder<StoredRow> {
  const other = sql.ref('side.other_id')
  const isShown = seesAll ? sql`u.id is not null` : sql`coalesce(u.profile_visibility, false)`
  return sql<StoredRow>`
    select ${columnsOf('side')}, coalesce(co.title, c.course_title) as course_title, u.name, u.role, u.mainrole,
      case when ${isShown} then ${onlineCondition(other)} else false end as is_online,
      case when ${isShown} then ${lastSeenOf(other)} end as last_seen,
      message_refusal(side.user_id, side.other_id, side.course_id) as refusal,
      m.id as message_id, m.sender_id, m.content, m.message_type, m.created_at,
      coalesce(case when m.sender_id = side.user_id then o.read_position >= m.position else side.unread = 0 end, false) as is_read,
      ${ATTACHMENT} as attachment,
      (${unreadOf(callerId)}) as all_unread
    from (${sides}) side
    left join users u on u.id = side.other_id
    left join courses co on co.id = side.course_id
    left join conversations c on c.id = side.conversation_id
    left join messages m on m.conversation_id = side.conversation_id and m.position = side.last_position
    left join conversation_sides o on o.conversation_id = side.conversation_id and o.user_id = side.other_id
    order by side.last_key desc`
}

function rowOf({ message_id: id, ...stored }: StoredRow): ConversationRow {
  const { sender_id, content, message_type, created_at, is_read, attachment, ...row } = stored
  const message = { sender_id, content, message_type, created_at, is_read, attachment }
  return { ...row, message: id ? { id, ...message } : null }
}

const MOST = sql.lit(badgeCountMax)

/** As far as a badge tells: a conversation with something unread has one message at least, so that this many of them are enough. */
const unreadOf = (userId: string) => sql<number>`
  select least(coalesce(sum(n.unread), 0), ${MOST}) from (
    select s.unread from conversation_sides s where s.user_id = ${userId} and s.unread > 0 and not s.is_muted
    limit ${MOST}) n`

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (${unreadOf(userId)}) as count`.execute(db)
  return rows[0]?.count ?? 0
}
