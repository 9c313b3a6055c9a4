import { z } from 'zod'
import { CLOSED_REASONS, MESSAGE_TYPES } from './rules.ts'

/** Somebody in a conversation. Who has no account any more is called 'Deleted user'. */
export const correspondent = z.object({ _id: z.string(), name: z.string(), role: z.string() })
export type Correspondent = z.infer<typeof correspondent>

/** One of a message. `url` opens it for the reader's session, for some hours, without a header. */
export const attachment = z.object({
  _id: z.string(),
  kind: z.enum(['picture', 'file']),
  /** As the sender's device called it. */
  name: z.string(),
  sizeBytes: z.number(),
  /** Pixels of a picture; null of a file. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  url: z.string(),
})
export type Attachment = z.infer<typeof attachment>

export const sentMessage = z.object({
  _id: z.string(),
  sender: correspondent,
  receiver: z.string(),
  course: z.string().nullable(),
  /** Letter for letter as it was typed, without the space around it. Empty only beside an attachment. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  messageType: z.enum(MESSAGE_TYPES),
  attachment: attachment.nullable(),
})
export type Message = z.infer<typeof sentMessage>

/** Null lastSeen: was never here, or does not show it to the caller. */
export const presence = z.object({ isOnline: z.boolean(), lastSeen: z.iso.datetime().nullable() })

export const conversation = z.object({
  /** `<other>_<course or null>`. */
  _id: z.string(),
  otherUser: correspondent,
  /** With the title that it had, where it is deleted. */
  course: z.object({ _id: z.string(), title: z.string() }).nullable(),
  presence,
  lastMessage: sentMessage.nullable(),
  unreadCount: z.number(),
  /** An admin's, for who is none. */
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  /** Why nothing can be sent; null when it can. */
  closed: z.object({ reason: z.enum(CLOSED_REASONS), message: z.string() }).nullable(),
})
export type Conversation = z.infer<typeof conversation>

export const courseMember = correspondent.extend({ isOnline: z.boolean() })
export type CourseMember = z.infer<typeof courseMember>

export const foundMessage = sentMessage.extend({
  otherUser: correspondent,
  courseTitle: z.string().nullable(),
})

/** In the list of reports: nothing of what was written. */
export const reportRow = z.object({
  _id: z.string(),
  reporter: correspondent,
  /** Who wrote the message. */
  reported: correspondent,
  course: z.object({ _id: z.string(), title: z.string() }).nullable(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  closedBy: correspondent.nullable(),
})
export type ReportRow = z.infer<typeof reportRow>

export const reportDetail = reportRow.extend({
  /** The message and up to five before and after it, oldest first; null when the thread is gone. */
  message: sentMessage.nullable(),
  before: z.array(sentMessage),
  after: z.array(sentMessage),
})
