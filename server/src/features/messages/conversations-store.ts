import type { ClosedReason } from '@academy/contract/messages'
import { badgeCountMax } from '@academy/contract/text'
import { type RawBuilder, sql } from 'kysely'
import { compiledFor, compiledOnce, statementOf } from '../../db/compiled.ts'
import type { Statement } from '../../db/statement.ts'
import type { Db, SignedIn } from '../../http/context.ts'
import { lastSeenOf, onlineCondition } from '../notifications/index.ts'
import { ATTACHMENT } from './attachments-store.ts'
import { conversationBy, keyOf, type Pair, type PairKey } from './pair-store.ts'
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
}
export type StoredRow = Omit<ConversationRow, 'message'> & {
  message_id: string | null
  sender_id: string
  content: string
  message_type: MessageRow['message_type']
  created_at: Date
  is_read: boolean
  attachment: MessageRow['attachment']
}

export interface Wanted {
  /** Undefined: of any course; null: without one. */
  courseId?: string | null | undefined
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
  /** As `messaging_role` has it. */
  callerRole: MessagingRole
  courseId: string
  after: string
  limit: number
}

/** The caller's, the newest first: one range of one index, in one of a few statements, planned once each. */
export const listFor = (caller: SignedIn, wanted: Wanted): Statement<StoredRow> =>
  listings(shapeOf(caller, wanted)).of(valuesOf(caller, wanted))

/** Conversations whose people or courses are called as was typed. */
export async function searchFor(
  db: Db,
  caller: SignedIn,
  wanted: Wanted & { search: string },
): Promise<Statement<StoredRow>> {
  const [values, shape] = [valuesOf(caller, wanted), shapeOf(caller, wanted)]
  const found = await findWith(db, caller.id, wanted.search)
  const nameCondition = found ? sql`s.conversation_id = any(${found}::text[])` : matchesNames(wanted.search)
  // A fence: few that were found are looked up, and not met by reading all that somebody has.
  const rows = newest(values, [...conditions(values, shape), nameCondition], found ? sql`offset 0` : sql``)
  return statementOf(selecting(shape.seesAll, values, rows))
}

type MessagingRole = 'admin' | 'instructor' | 'student'
const messagingRoleOf = ({ role }: SignedIn): MessagingRole => (role === 'superadmin' ? 'admin' : role)

const valuesOf = (caller: SignedIn, { courseId, after, limit }: Wanted): Listed => ({
  ...{
    callerId: caller.id,
    callerRole: messagingRoleOf(caller),
    courseId: courseId ?? '',
    after: after ?? '',
    limit,
  },
})

function shapeOf({ role }: SignedIn, { courseId, after }: Wanted): Shape {
  const inCourse = courseId ? 'one' : courseId === null ? 'none' : 'any'
  return { seesAll: role !== 'student', inCourse, isFirst: !after }
}

interface Shape {
  seesAll: boolean
  inCourse: 'one' | 'none' | 'any'
  isFirst: boolean
}
const listings = compiledFor((_db, values: Listed, shape: Shape) =>
  selecting(shape.seesAll, values, newest(values, conditions(values, shape))),
)

function conditions({ callerId, courseId, after }: Listed, { inCourse, isFirst }: Shape) {
  const all: RawBuilder<unknown>[] = [sql`s.user_id = ${callerId}`]
  if (!isFirst) all.push(sql`s.last_key < ${after}`)
  if (inCourse === 'none') all.push(sql`s.course_id is null`)
  if (inCourse === 'one') all.push(sql`s.course_id = ${courseId}`)
  return all
}

const newest = ({ limit }: Listed, all: RawBuilder<unknown>[], fence = sql``) => sql`
  select ${SIDE} from (select ${SIDE} from conversation_sides s where ${sql.join(all, sql` and `)} ${fence}) s
  order by s.last_key desc limit ${limit}`

/** The one with somebody, as the list has it; without an id for two who never wrote to each other. */
export const conversationWith = (caller: SignedIn, pair: Pair): Statement<StoredRow> =>
  conversations({ seesAll: caller.role !== 'student', hasCourse: pair.courseId !== null }).of({
    ...keyOf(caller.id, pair),
    ...{ callerId: caller.id, callerRole: messagingRoleOf(caller), otherUserId: pair.otherUserId },
  })

type Of = PairKey & Pick<Listed, 'callerId' | 'callerRole'> & { otherUserId: string }
const conversations = compiledFor(
  (_db, of: Of, { seesAll, hasCourse }: { seesAll: boolean; hasCourse: boolean }) =>
    selecting(
      seesAll,
      of,
      sql`select s.conversation_id, pair.user_id, pair.other_id, pair.course_id,
          coalesce(s.last_key::text, '') as last_key, coalesce(s.last_position, 0) as last_position,
          coalesce(s.unread, 0) as unread, coalesce(s.is_muted, false) as is_muted
        from (select ${of.callerId}::text as user_id, ${of.otherUserId}::text as other_id,
          ${hasCourse ? of.courseId : null}::text as course_id) pair
        left join conversation_sides s
          on s.user_id = ${of.callerId} and s.conversation_id = (${conversationBy(of, hasCourse)})`,
    ),
)

export const findConversation = async (db: Db, caller: SignedIn, pair: Pair): Promise<ConversationRow> =>
  oneOf((await db.executeQuery<StoredRow>(conversationWith(caller, pair))).rows)

/** What a row seldom needs is looked up where it does. Whoever does not show their presence to classmates is as somebody who never was here,
 * for students. */
function selecting(
  seesAll: boolean,
  { callerRole }: Pick<Listed, 'callerRole'>,
  sides: RawBuilder<unknown>,
): RawBuilder<StoredRow> {
  const otherId = sql.ref('u.id')
  const shownCondition = seesAll ? sql`u.id is not null` : sql`coalesce(u.profile_visibility, false)`
  return sql<StoredRow>`
    select ${columnsOf('side')}, coalesce(co.title, case when side.course_id is not null
        then (select course_title from conversations where id = side.conversation_id) end) as course_title, u.name, u.role, u.mainrole,
      case when ${shownCondition} then ${onlineCondition(otherId)} else false end as is_online,
      case when ${shownCondition} then ${lastSeenOf(otherId, sql.ref('u.last_login_at'))} end as last_seen,
      message_refusal(side.user_id, ${callerRole}, side.other_id,
        case when u.id is not null then messaging_role(u.role, u.mainrole) end,
        side.course_id, co.id is not null, co.instructor_id) as refusal,
      m.id as message_id, m.sender_id, m.content, m.message_type, m.created_at,
      coalesce(case when m.sender_id = side.user_id then (
        select o.read_position >= m.position from conversation_sides o
        where o.conversation_id = side.conversation_id and o.user_id = side.other_id) else side.unread = 0 end, false) as is_read,
      ${ATTACHMENT} as attachment
    from (${sides}) side
    left join users u on u.id = side.other_id
    left join courses co on co.id = side.course_id
    left join messages m on m.conversation_id = side.conversation_id and m.position = side.last_position
    order by side.last_key desc`
}

export function rowOf({ message_id: id, ...stored }: StoredRow): ConversationRow {
  const { sender_id, content, message_type, created_at, is_read, attachment, ...row } = stored
  const message = { sender_id, content, message_type, created_at, is_read, attachment }
  return { ...row, message: id ? { id, ...message } : null }
}

/** Of `conversationWith`, which always answers with one. */
export function oneOf([row]: readonly StoredRow[]): ConversationRow {
  if (!row) throw new Error('a row of constants is missing')
  return rowOf(row)
}

/** Unread messages of all of the caller's conversations that are not muted, as far as a badge tells: a conversation with something unread has one message at
 * least, so that this many of them are enough. */
export const unreadOf = compiledOnce(
  (_db, { callerId }: { callerId: string }) => sql<{ count: number }>`
    select least(coalesce(sum(n.unread), 0), ${MOST}) as count from (
      select s.unread from conversation_sides s
      where s.user_id = ${callerId} and s.unread > 0 and not s.is_muted limit ${MOST}) n`,
)
const MOST = sql.lit(badgeCountMax)

export const countUnread = async (db: Db, callerId: string): Promise<number> =>
  (await unreadOf(db, { callerId }))[0]?.count ?? 0
