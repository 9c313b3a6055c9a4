/** A message's text; what is longer belongs in a file. */
export const MESSAGE_MAX_LENGTH = 5000
/** A picture is drawn anew; a file is what a lecture takes, but no video. */
export const MESSAGE_PICTURE_MAX_BYTES = 5 * 1024 * 1024
export const MESSAGE_FILE_MAX_BYTES = 10 * 1024 * 1024
export const MESSAGE_PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const
export const MESSAGE_FILE_EXTENSIONS = ['pdf', 'pptx', 'mp3', 'm4a', 'wav', 'ogg'] as const
/** What was uploaded and never sent goes after this time. */
export const UNSENT_ATTACHMENT_KEPT_HOURS = 24
/** What the list of conversations shows of the newest message (spec: 35 characters). */
export const MESSAGE_PREVIEW_LENGTH = 35
/** What stands pinned of an admin's messages, and how much of each (spec: 3, 80 characters). */
export const PINNED_MESSAGES = 3
export const PINNED_MESSAGE_LENGTH = 80
/** Messages of a thread that one answer holds, and the most that it ever holds. */
export const THREAD_ROWS = 50
export const THREAD_MAX_ROWS = 200
/** Conversations that one answer holds, and the most that it ever holds. */
export const CONVERSATIONS_ROWS = 50
export const CONVERSATIONS_MAX_ROWS = 200
/** People in the two dialogs, before a search narrows them. */
export const CORRESPONDENTS_ROWS = 200
export const FOUND_MESSAGES_ROWS = 30
export const MESSAGE_SEARCH_MIN_LENGTH = 2
/** Beside a reported message, so many before it and so many after are shown to admins, and nothing else. */
export const REPORT_CONTEXT_ROWS = 5
export const REPORT_REASON_MAX_LENGTH = 1000
/** An open page says so this often; who has not for `ONLINE_SECONDS` is away. */
export const PRESENCE_BEAT_SECONDS = 45
/** So long a message waits unread before a mail says so, */
export const MESSAGE_MAIL_AFTER_MINUTES = 10
/** and at most one mail an hour for a conversation that waits. */
export const MESSAGE_MAIL_EVERY_MINUTES = 60

export const MESSAGE_TYPES = ['admin_student', 'student_instructor', 'student_student'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** Why nothing can be sent into a conversation that stays readable. */
export const CLOSED_REASONS = [
  'admin',
  'deleted',
  'not-shared',
  'course-deleted',
  'blocked',
  'blocked-by-you',
] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** The start of a text, cut between whole characters, with an ellipsis where something is missing. */
export function previewOf(content: string, length: number) {
  const line = content.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length <= length ? line : `${letters.slice(0, length).join('').trimEnd()}…`
}
