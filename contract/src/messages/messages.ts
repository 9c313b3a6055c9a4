import { MESSAGE_MAX_LENGTH, REPORT_REASON_MAX_LENGTH } from './rules.ts'

const n = (count: number) => count.toLocaleString('en-US')

export const MESSAGING_MESSAGES = {
  personInvalid: 'Invalid user ID',
  messageIdInvalid: 'Invalid message ID',
  reportIdInvalid: 'Invalid report ID',
  personNotFound: 'User not found',
  messageNotFound: 'Message not found',
  conversationNotFound: 'Conversation not found',
  reportNotFound: 'Report not found',
  attachmentIdInvalid: 'Invalid attachment ID',
  attachmentNotFound: 'Attachment not found',
  attachmentRequired: 'Please select a picture or a file',
  attachmentType:
    'Please select a picture (JPG, PNG, WebP, GIF), a PDF, a PPTX or a sound (MP3, M4A, WAV, OGG)',
  pictureInvalid: 'This picture cannot be read. Please select another one',
  fileInvalid: 'This file is not what its name says. Please select another one',
  pictureTooLarge: 'A picture may have up to 5 MB',
  fileTooLarge: 'A file may have up to 10 MB',
  attached: 'Ready to be sent',
  contentRequired: 'Please write a message',
  contentTooLong: `Please use at most ${n(MESSAGE_MAX_LENGTH)} characters`,
  keyInvalid: 'Invalid key of a message',
  keyUsed: 'Another message was sent under this key before',
  searchTooShort: 'Please type at least 2 characters',
  muteInvalid: 'Please say whether the conversation is muted',
  onlineInvalid: 'Please say whether you are online',
  reasonRequired: 'Please say what is wrong with this message',
  reasonTooLong: `Please use at most ${n(REPORT_REASON_MAX_LENGTH)} characters`,
  sent: 'Message sent',
  read: 'Messages marked as read',
  muted: 'Conversation muted',
  unmuted: 'Conversation no longer muted',
  blocked: 'This person can no longer write to you',
  unblocked: 'This person can write to you again',
  reported: 'Thank you. An admin looks at this message.',
  reportedBefore: 'You have reported this message before',
  reportClosed: 'Report closed',
  reportNotOpen: 'This report was closed before',
  /** Why nothing can be sent. */
  toOneself: 'You cannot write to yourself',
  toAdmin: 'You cannot reply to admin messages.',
  notShared: 'You can write to people of your courses only',
  notOwnStudents: 'You can write to students of your own courses only',
  personDeleted: 'This account no longer exists',
  courseDeleted: 'This course no longer exists',
  blockedYou: 'This person does not take messages from you',
  blockedByYou: 'You have blocked this person',
  blockNotClassmate: 'Only classmates can be blocked. You can mute the conversation',
  blockSelf: 'You cannot block yourself',
  reportOwn: 'You cannot report a message of your own',
  /** What the screen says (spec, texts of messages). */
  loadFailed: 'Failed to load messages',
  sendFailed: 'Failed to send message',
  conversationsFailed: 'Failed to load conversations',
  startFailed: 'Failed to start conversation',
  membersFailed: 'Failed to load course members',
  usersFailed: 'Failed to load users',
  blocksFailed: 'Failed to load blocked people',
  started: 'Conversation started!',
} as const

/** What admins are told when a message was reported; not what it says. */
export const MESSAGE_REPORT_NOTE = {
  title: 'A message was reported',
  text: 'Look at the message and say what you did.',
} as const

const messages = (count: number) => (count === 1 ? 'a message' : `${n(count)} messages`)

/** The mail that says that somebody wrote; what they wrote stays in the academy. */
export const MESSAGE_MAIL_TEXT = {
  subject: (from: string, count: number) =>
    count === 1 ? `New message from ${from}` : `${n(count)} new messages from ${from}`,
  greeting: (name: string) => `Hello ${name},`,
  text: (from: string, count: number) => `${from} sent you ${messages(count)}.`,
  inCourse: (from: string, count: number, course: string) =>
    `${from} sent you ${messages(count)} about ${course}.`,
  button: 'Open the conversation',
  footnote: 'You can turn these mails off in your account, or mute the conversation.',
} as const
