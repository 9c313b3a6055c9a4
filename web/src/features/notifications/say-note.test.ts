import { ATTEMPT_NOTES } from '@academy/contract/attempts'
import { CERTIFICATE_NOTES } from '@academy/contract/certificates'
import { HAND_OVER_NOTES } from '@academy/contract/courses'
import { COURSE_UPDATE_NOTES } from '@academy/contract/enrolments'
import { MESSAGE_REPORT_NOTE } from '@academy/contract/messages'
import { type Notification, ROLE_NOTES } from '@academy/contract/notifications'
import { PAYMENT_NOTES } from '@academy/contract/payments'
import { QUESTION_NOTES } from '@academy/contract/questions'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { sayNote } from './say-note.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

type Written = Pick<Notification, 'title' | 'message'> & { params: Notification['params'] }
const A = ATTEMPT_NOTES
const C = CERTIFICATE_NOTES
const P = PAYMENT_NOTES
const H = HAND_OVER_NOTES
const Q = QUESTION_NOTES
const R = MESSAGE_REPORT_NOTE
const names = { title: 'Loops <b>', course: 'Maps & Data' }
const marked = { ...names, marks: 4.5, total: 10 }
const changed = { ...marked, before: 3 }
const added = (lectures: number, quizzes: number) =>
  COURSE_UPDATE_NOTES.added({ course: names.course, lectures, quizzes })
const role = (name: 'student' | 'instructor' | 'admin' | 'superadmin'): Written => ({
  title: ROLE_NOTES.title,
  message: ROLE_NOTES[name],
  params: { role: name },
})

const WRITTEN: [event: string, written: Written][] = [
  ['quiz-graded', A.quizGraded(marked)],
  ['quiz-changed', A.quizChanged(changed)],
  ['exam-passed', A.examPassed(marked)],
  ['exam-not-passed', A.examNotPassed(marked)],
  ['exam-changed-passed', A.examChangedPassed(changed)],
  ['exam-changed-not-passed', A.examChangedNotPassed(changed)],
  ['key-mended', A.keyMended(names)],
  ...[1, 10].map(
    (minutes) => ['extra-time', A.extraTime({ ...names, minutes, reason: 'No power' })] as const,
  ),
  ['late-accepted', A.lateAccepted(names)],
  ...[1, 3].flatMap((count) => [
    ['submissions-wait', A.submissionsWait({ ...names, count })] as const,
    ['payments-wait', P.waiting(count)] as const,
    ['certifications-wait', C.waiting(count)] as const,
  ]),
  ...[added(1, 0), added(2, 0), added(0, 1), added(0, 4), added(1, 1), added(3, 2)].map(
    (written) => ['course-updated', written] as const,
  ),
  ['course-assigned', { title: H.assignedTitle, message: H.assigned('Maps'), params: { course: 'Maps' } }],
  ['course-taken', { title: H.takenTitle, message: H.taken('Maps'), params: { course: 'Maps' } }],
  ...(['student', 'instructor', 'admin', 'superadmin'] as const).map(
    (name) => ['role-changed', role(name)] as const,
  ),
  [
    'payment-approved',
    {
      title: P.approvedTitle,
      message: P.approved('Maps', 'AB-12'),
      params: { course: 'Maps', reference: 'AB-12' },
    },
  ],
  ...['', 'Nothing came in.'].map(
    (reason) =>
      [
        'payment-rejected',
        {
          title: P.rejectedTitle,
          message: P.rejected('Maps', 'AB-12', reason),
          params: { course: 'Maps', reference: 'AB-12', reason },
        },
      ] as const,
  ),
  ['certificate-requested', C.requested('Maps')],
  ['certificate-approved', C.approved('Maps')],
  ['certificate-ready', C.ready('Maps')],
  ['certificate-renewed', C.renewed('Maps')],
  ['certificate-revoked', C.revoked('Maps', 'Copied')],
  ['certificate-reissued', C.reissued('Maps', 'K7QM-4XPD-92HX')],
  ['certificate-taken-back', C.takenBack('Maps')],
  ['certificate-withdrawn', C.withdrawn('Aline', 'Maps', 'Twice')],
  ...[1, 3].flatMap((count) => [
    ['questions-wait', Q.waiting({ course: 'Maps', name: 'Aline', question: 'Why?', count })] as const,
    ['lecture-answers', Q.answers({ name: 'Eric', question: 'Why?', count })] as const,
  ]),
  [
    'payment-stuck',
    {
      title: P.stuckTitle,
      message: P.stuck('MTN MoMo', 'AB-12', 45_000, P.stuckAmount),
      params: { provider: 'MTN MoMo', reference: 'AB-12', price: 45_000, reason: P.stuckAmount },
    },
  ],
  ['message-reported', { title: R.title, message: R.text, params: {} }],
  ['marked-answer', { title: Q.markedTitle, message: Q.marked('Why?'), params: { question: 'Why?' } }],
].map(([event, written]) => [event, written] as [string, Written])

const noteOf = (event: string, written: Written): Notification => ({
  _id: '0123456789abcdef01234567',
  kind: 'grade',
  about: event,
  event,
  count: 1,
  link: null,
  isRead: false,
  createdAt: '2026-11-22T10:00:00.000Z',
  ...written,
})

describe('in English it says what the server wrote', () => {
  test.each(WRITTEN)('%s', (event, written) => {
    // The server's own words are not handed in: they are made here.
    const said = sayNote({ ...noteOf(event, written), title: '', message: '' })
    expect(said).toEqual({ title: written.title, message: written.message })
  })
})

test('what has no sentence, or no words for it, is shown as it was written', () => {
  const written = { title: 'A title', message: 'A message', params: null }
  const said = { title: 'A title', message: 'A message' }
  expect(sayNote(noteOf('quiz-graded', written))).toEqual(said)
  expect(sayNote(noteOf('no-such-event', { ...written, params: { course: 'Maps' } }))).toEqual(said)
  expect(sayNote(noteOf('constructor', { ...written, params: {} }))).toEqual(said)
})

test('questions and answers of before they were gathered keep their sentences', () => {
  const params = { course: 'Maps', name: 'Aline', question: 'Why?' }
  const written = { title: '', message: '', params }
  expect(sayNote(noteOf('lecture-question', written))).toEqual({
    title: 'A question in Maps',
    message: 'Aline asks: Why?',
  })
  expect(sayNote(noteOf('lecture-answer', written))).toEqual({
    title: 'A new answer',
    message: 'Aline has answered: Why?',
  })
})
