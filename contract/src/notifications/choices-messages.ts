import type { NoteKind } from './kinds.ts'

export const CHOICES_MESSAGES = {
  saved: 'Notification preferences saved',
  invalid: 'Invalid notification preferences',
  quietSame: 'Quiet hours begin and end at different times',
  linkInvalid: 'This link does not work any more',
  ended: 'You get no more mails about this',
  resumed: 'You get mails about this again',
  mailRefused: 'Your email address takes no mail from us',
  bouncesOfServer: 'This address is for the mail server alone',
  bounceTooSoon: 'That mail is still being sent. Please hand it over again in a minute',
  bounceTaken: {
    marked: 'The address is marked: it takes no mail',
    known: 'That address is marked already, or is not theirs any more',
    nothing: 'Nothing in it says that an address of ours takes no mail',
  },
  smsKind: 'Text messages are for payments, certificates and exams',
  phoneInvalid: 'Please enter a phone number, for example 0780 000 114',
  phoneCodeSent: 'We sent a code to that number',
  phoneCodeWrong: 'That code is wrong. Check the newest message',
  phoneCodeGone: 'That code has expired. Please give the number again',
  phoneCodesUsed: 'Too many codes for today. Please try again tomorrow',
  phoneConfirmed: 'Text messages go to this number',
  phoneRemoved: 'Your number is removed',
  phoneNotConfirmed: 'That number gets no messages',
  mailTried: 'We sent you an email. If it comes back, we tell you here',
} as const

/** What somebody is told whose address was refused, in the bell: by mail it would not arrive. */
export const REFUSED_NOTE = {
  title: 'Your email address takes no mail',
  message: (email: string) =>
    `${email} refused our last email, so we send none but what concerns the safety of your account. Give us another address, or look after the mailbox and try it again.`,
} as const

export const PHONE_REFUSED_NOTE = {
  title: 'Your phone takes no text messages',
  message: (number: string) =>
    `${number} took no text message of ours, so we send none there. Give us another number, or the same one again.`,
} as const

/** What a kind is called where a person chooses; in a mail: "mails about grades". */
export const NOTE_KIND_NAMES: Record<NoteKind, string> = {
  grade: 'Quiz grades',
  exam: 'Final exams',
  'course-update': 'New lectures and quizzes',
  announcement: 'Announcements',
  question: 'Questions and answers',
  payment: 'Your payments',
  certificate: 'Your certificates',
  'submission-waits': 'Answers to grade',
  'course-assigned': 'Courses given to you',
  'payment-waits': 'Payments to check',
  'certification-waits': 'Certificates to approve',
  message: 'Messages',
  role: 'Your account',
  address: 'Your email address',
}
export const DIGEST_NAME = 'The daily summary'
