import type { Conversation, Correspondent, Message } from '@academy/contract/messages'
import { type EffectiveRole, effectiveRole, isAdmin, USER_MESSAGES } from '@academy/contract/users'
import { type Context, type SignedIn, signedIn } from '../../http/context.ts'
import { viewAttachment } from './attachments.ts'
import { viewClosed } from './closed.ts'
import type { ConversationRow } from './conversations-store.ts'
import type { MessageRow, PersonRow } from './rows.ts'

export function viewPerson({ id, name, role, mainrole }: PersonRow): Correspondent {
  if (name === null) return { _id: id, name: USER_MESSAGES.deletedUser, role: 'user' }
  return { _id: id, name, role: writtenRole(effectiveRole({ role: role ?? '', mainrole: mainrole ?? '' })) }
}

export const viewCaller = ({ id, name, role }: SignedIn): Correspondent => ({
  _id: id,
  name,
  role: writtenRole(role),
})

/** In the words of the role column: a superadmin is an admin to whom they write to. */
function writtenRole(role: EffectiveRole): string {
  if (isAdmin(role)) return 'admin'
  return role === 'student' ? 'user' : role
}

/** Between two people: whoever did not send it received it. */
export function viewMessage(
  ctx: Context,
  row: MessageRow,
  [one, other]: readonly [Correspondent, Correspondent],
  courseId: string | null,
): Message {
  const [sender, receiver] = row.sender_id === one._id ? [one, other] : [other, one]
  return {
    _id: row.id,
    sender,
    receiver: receiver._id,
    course: courseId,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    isRead: row.is_read,
    messageType: row.message_type,
    attachment: row.attachment && viewAttachment(ctx, row.attachment),
  }
}

export const viewCourse = (id: string | null, title: string | null) =>
  id ? { _id: id, title: title ?? '' } : null

export function viewConversation(ctx: Context, row: ConversationRow): Conversation {
  const caller = signedIn(ctx)
  const otherUser = viewPerson({ id: row.other_id, name: row.name, role: row.role, mainrole: row.mainrole })
  return {
    _id: `${row.other_id}_${row.course_id}`,
    otherUser,
    course: viewCourse(row.course_id, row.course_title),
    presence: { isOnline: row.is_online, lastSeen: row.last_seen?.toISOString() ?? null },
    lastMessage: row.message && viewMessage(ctx, row.message, [viewCaller(caller), otherUser], row.course_id),
    unreadCount: row.unread,
    isPinned: otherUser.role === 'admin' && !isAdmin(caller.role),
    isMuted: row.is_muted,
    closed: viewClosed(caller.role, row.refusal),
  }
}
