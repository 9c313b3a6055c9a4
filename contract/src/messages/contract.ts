import { z } from 'zod'
import * as COURSE_MESSAGES from '../courses/messages.ts'
import { BODY_BYTES, endpoint, id, message, pageQuery, pageReply, searchText, text } from '../http/index.ts'
import { extensionOf } from '../text/file-names.ts'
import * as M from './messages.ts'
import {
  CONVERSATIONS_MAX_ROWS,
  CONVERSATIONS_ROWS,
  MESSAGE_FILE_MAX_BYTES,
  MESSAGE_MAX_LENGTH,
  MESSAGE_PICTURE_EXTENSIONS,
  MESSAGE_PICTURE_MAX_BYTES,
  MESSAGE_SEARCH_MIN_LENGTH,
  REPORT_REASON_MAX_LENGTH,
  THREAD_MAX_ROWS,
  THREAD_ROWS,
} from './rules.ts'
import {
  attachment,
  conversation,
  correspondent,
  courseMember,
  foundMessage,
  reportDetail,
  reportRow,
  sentMessage,
} from './shapes.ts'

const otherUserId = id(M.personInvalid)
const courseId = id(COURSE_MESSAGES.idInvalid)
/** A conversation that belongs to no course is addressed by the word `null` (spec). */
const courseOrNull = z.union([z.literal('null'), courseId], { error: COURSE_MESSAGES.idInvalid })
const pair = { otherUserId, courseId: courseOrNull }
const rows = (usual: number, most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .pipe(z.number().max(most))
    .catch(usual)
    .optional()

const attachmentId = id(M.attachmentIdInvalid)
const isPicture = (fileName: string) =>
  (MESSAGE_PICTURE_EXTENSIONS as readonly string[]).includes(extensionOf(fileName) ?? '')

/** A message's key is made where it is typed, and sent again with it: the same message is stored once. */
const messageKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, M.keyInvalid)

export const messagesContract = {
  conversations: endpoint('GET /api/messages/conversations', {
    who: 'signed-in',
    summary:
      'The caller’s conversations, the newest first; of one course, or `null` for those without a course',
    hasTag: true,
    offline: 'fallback',
    query: z.object({
      courseId: courseOrNull.optional(),
      limit: rows(CONVERSATIONS_ROWS, CONVERSATIONS_MAX_ROWS),
      /** The next after that one: its key as `cursor` gave it. */
      after: id().optional(),
      q: searchText.optional(),
    }),
    reply: z.object({
      conversations: z.array(conversation),
      /** Null: that was the last. */
      cursor: z.string().nullable(),
      /** Of all of the caller’s that are not muted; a hundred stand for a hundred and more. */
      unreadCount: z.number(),
    }),
  }),
  searchMessages: endpoint('GET /api/messages/search', {
    who: 'signed-in',
    summary: 'Messages of the caller’s own conversations that contain a text, the newest first',
    query: z.object({ q: searchText.min(MESSAGE_SEARCH_MIN_LENGTH, M.searchTooShort) }),
    reply: z.object({ messages: z.array(foundMessage), hasMore: z.boolean() }),
  }),
  sendMessage: endpoint('POST /api/messages/send', {
    who: 'signed-in',
    summary: 'Send one; with a key it is stored once, however often it is sent. `messageType` is ignored',
    bodyMaxBytes: BODY_BYTES.usual,
    limit: { max: 30, perSeconds: 60, by: 'caller' },
    body: z
      .object({
        receiverId: otherUserId,
        courseId: courseOrNull.nullable().optional(),
        content: z.string({ error: M.contentRequired }).trim().max(MESSAGE_MAX_LENGTH, M.contentTooLong),
        messageType: z.unknown().optional(),
        key: messageKey.optional(),
        attachmentId: attachmentId.nullable().optional(),
      })
      .refine(({ content, attachmentId }) => content !== '' || attachmentId, {
        message: M.contentRequired,
        path: ['content'],
      }),
    reply: message.extend({ sent: sentMessage }),
  }),
  attachToMessage: endpoint('POST /api/messages/attachments', {
    who: 'signed-in',
    summary: 'Upload a picture or a file, which a message may then have; what is never sent goes after a day',
    upload: {
      maxBytes: MESSAGE_FILE_MAX_BYTES,
      isRequired: true,
      maxBytesFor: (fileName) => (isPicture(fileName) ? MESSAGE_PICTURE_MAX_BYTES : MESSAGE_FILE_MAX_BYTES),
      tooLarge: (maxBytes) => (maxBytes === MESSAGE_PICTURE_MAX_BYTES ? M.pictureTooLarge : M.fileTooLarge),
    },
    limit: { max: 30, perSeconds: 3_600, by: 'caller' },
    reply: message.extend({ attachment }),
  }),
  messagePicture: endpoint('GET /api/messages/pictures/{attachmentId}', {
    who: 'signed-in',
    summary: 'A picture of a conversation of the caller’s, with the token or by its signed address',
    params: { attachmentId },
    produces: 'image/webp',
    opensSigned: true,
    reply: z.unknown(),
  }),
  messageFile: endpoint('GET /api/messages/files/{attachmentId}', {
    who: 'signed-in',
    summary: 'A file of a conversation of the caller’s, to be saved; with the token or by its signed address',
    params: { attachmentId },
    produces: 'application/octet-stream',
    opensSigned: true,
    reply: z.unknown(),
  }),
  thread: endpoint('GET /api/messages/{otherUserId}/{courseId}', {
    who: 'signed-in',
    summary:
      'A conversation of the caller’s, oldest first: its newest messages, or those before, after or around one',
    offline: 'fallback',
    params: pair,
    query: z.object({
      before: id(M.messageIdInvalid).optional(),
      after: id(M.messageIdInvalid).optional(),
      around: id(M.messageIdInvalid).optional(),
      limit: rows(THREAD_ROWS, THREAD_MAX_ROWS),
    }),
    reply: z.object({
      messages: z.array(sentMessage),
      hasOlder: z.boolean(),
      hasNewer: z.boolean(),
      /** The conversation as the list has it; for a new pair with no last message. */
      conversation,
    }),
  }),
  markThreadRead: endpoint('PUT /api/messages/mark-read/{otherUserId}/{courseId}', {
    who: 'signed-in',
    summary: 'Mark what the caller received in a conversation as read',
    params: pair,
    reply: z.object({
      success: z.boolean(),
      message: z.string(),
      /** What is still unread in the caller’s other conversations; a hundred stand for a hundred and more. */
      unreadCount: z.number(),
    }),
  }),
  muteConversation: endpoint('PUT /api/messages/mute/{otherUserId}/{courseId}', {
    who: 'signed-in',
    summary: 'Mute a conversation: no badge, no mail; or end that',
    params: pair,
    body: z.object({ isMuted: z.boolean({ error: M.muteInvalid }) }),
    reply: message.extend({ isMuted: z.boolean() }),
  }),
  blocks: endpoint('GET /api/messages/blocks', {
    who: 'signed-in',
    summary: 'Whom the caller has blocked',
    reply: z.object({ users: z.array(correspondent) }),
  }),
  block: endpoint('POST /api/messages/block/{otherUserId}', {
    who: 'student',
    summary: 'Take no more messages from a classmate; repeating changes nothing',
    params: { otherUserId },
    reply: message,
  }),
  unblock: endpoint('DELETE /api/messages/block/{otherUserId}', {
    who: 'signed-in',
    summary: 'Take messages from them again',
    params: { otherUserId },
    reply: message,
  }),
  reportMessage: endpoint('POST /api/messages/report/{messageId}', {
    who: 'signed-in',
    summary: 'Show a received message, and five around it, to the admins',
    params: { messageId: id(M.messageIdInvalid) },
    body: z.object({ reason: text(REPORT_REASON_MAX_LENGTH, M.reasonRequired, M.reasonTooLong) }),
    reply: message,
  }),
  messageReports: endpoint('GET /api/messages/reports', {
    who: 'admin',
    summary: 'Reported messages, the open ones first, without what was written',
    query: z.object({ ...pageQuery, state: z.enum(['open', 'closed']).optional().catch(undefined) }),
    reply: z.object({ reports: z.array(reportRow), ...pageReply }),
  }),
  messageReport: endpoint('GET /api/messages/reports/{reportId}', {
    who: 'admin',
    summary: 'One report with its message and five around it; that it was opened stands in the audit log',
    params: { reportId: id(M.reportIdInvalid) },
    reply: z.object({ report: reportDetail }),
  }),
  closeMessageReport: endpoint('PUT /api/messages/reports/{reportId}/closed', {
    who: 'admin',
    summary: 'Say that a report was looked at',
    params: { reportId: id(M.reportIdInvalid) },
    body: z.object({ note: z.string().trim().max(REPORT_REASON_MAX_LENGTH, M.reasonTooLong).optional() }),
    reply: message,
  }),
  presence: endpoint('PUT /api/presence', {
    who: 'signed-in',
    summary:
      'Say that the caller’s page is open or was left; without a word for 90 seconds it counts as left',
    bodyMaxBytes: BODY_BYTES.small,
    body: z.object({ isOnline: z.boolean({ error: M.onlineInvalid }) }),
    reply: z.object({ success: z.boolean() }),
  }),
  courseMembers: endpoint('GET /api/courses/{courseId}/members', {
    who: 'signed-in',
    summary: 'Who is in a course: its students and who teaches it; names, roles and presence only',
    params: { courseId },
    query: z.object({ q: searchText.optional() }),
    reply: z.object({ members: z.array(courseMember), hasMore: z.boolean() }),
  }),
  everybody: endpoint('GET /api/users/all', {
    who: 'admin',
    summary: 'Everybody but the caller, by name, to write to',
    query: z.object({ q: searchText.optional() }),
    reply: z.object({ users: z.array(correspondent), hasMore: z.boolean() }),
  }),
}
