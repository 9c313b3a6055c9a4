import type { NoteKind } from './kinds.ts'

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
