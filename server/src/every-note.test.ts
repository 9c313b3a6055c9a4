import { NOTE_KINDS, type NoteKind } from '@academy/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteRefusedAddress } from './features/notifications/index.ts'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import {
  certificate,
  decided,
  extraTime,
  handedOver,
  late,
  marked,
  mendedKey,
  ownCertificates,
  question,
  type Told,
  withdrawn,
  written,
} from './testing/acts-that-tell.ts'
import { anAnnouncement, toCourse } from './testing/announcements.ts'
import { aQuiz } from './testing/assessments.ts'
import { aCertificate, aCertificationRequest, anApprovedCertificate } from './testing/certificates.ts'
import { aMessage } from './testing/messages.ts'
import { aPaymentRequest } from './testing/payments.ts'
import { aSmallPdf } from './testing/pdfs.ts'
import {
  aCourse,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from './testing/people.ts'
import { aLesson } from './testing/questions.ts'
import { aSubmission } from './testing/submissions.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
})
afterAll(() => academy.stop())

type Act = () => Promise<Told>

const as = (person: TestPerson) => academy.as(person)

const EVENTS: [event: string, kind: NoteKind, act: Act][] = [
  ['quiz-graded', 'grade', () => marked(academy, 'quiz', 4)],
  ['quiz-changed', 'grade', () => marked(academy, 'quiz', 4, 5)],
  ['exam-passed', 'exam', () => marked(academy, 'exam', 10)],
  ['exam-not-passed', 'exam', () => marked(academy, 'exam', 1)],
  ['exam-changed-passed', 'exam', () => marked(academy, 'exam', 1, 10)],
  ['exam-changed-not-passed', 'exam', () => marked(academy, 'exam', 10, 1)],
  ['key-mended', 'grade', () => mendedKey(academy)],
  ['late-accepted', 'grade', () => late(academy)],
  ['extra-time', 'grade', () => extraTime(academy, 'one')],
  ['extra-time', 'grade', () => extraTime(academy, 'all')],
  [
    'submissions-wait',
    'submission-waits',
    async () => {
      const grace = await anInstructor(academy)
      const course = await aCourse(academy, { instructor: grace })
      const quiz = await aQuiz(academy, course, { questions: [written] })
      await aSubmission(academy, quiz)
      return { person: grace, link: `/submissions/${quiz.id}` }
    },
  ],
  [
    'course-updated',
    'course-update',
    async () => {
      const grace = await anInstructor(academy)
      const course = await aCourse(academy, { instructor: grace })
      const aline = await aStudent(academy)
      await anEnrolment(academy, aline, course)
      await as(grace).call('POST /api/instructor/courses/{id}/lectures', {
        params: { id: course.id },
        body: { title: 'Loops', description: 'About them', lectureType: 'notes' },
      })
      // Its mail leaves when the hour is over: course-updates.test.ts waits for it.
      return { person: aline, link: `/course/study/${course.id}`, mail: null }
    },
  ],
  ['course-assigned', 'course-assigned', () => handedOver(academy, claudine, 'new')],
  ['course-taken', 'course-assigned', () => handedOver(academy, claudine, 'former')],
  [
    'role-changed',
    'role',
    async () => {
      const person = await anInstructor(academy)
      const body = { role: 'user', mainrole: '' } as const
      await as(await aSuperadmin(academy)).call('PUT /api/user/role/{id}', {
        params: { id: person.id },
        body,
      })
      return { person, link: '/' }
    },
  ],
  [
    'email-refused',
    'address',
    async () => {
      const person = await aStudent(academy)
      await noteRefusedAddress(academy.services, person.id, person.email)
      return { person, link: '/account/settings#email', mail: null }
    },
  ],
  ['payment-approved', 'payment', () => decided(academy, claudine, 'approve')],
  ['payment-rejected', 'payment', () => decided(academy, claudine, 'reject')],
  [
    'payments-wait',
    'payment-waits',
    async () => {
      const person = await anAdmin(academy)
      await aPaymentRequest(academy)
      return { person, link: '/admin/payment-requests' }
    },
  ],
  [
    'certifications-wait',
    'certification-waits',
    async () => {
      const person = await anAdmin(academy)
      await aCertificationRequest(academy)
      return { person, link: '/admin/certifications' }
    },
  ],
  [
    'certificate-requested',
    'certificate',
    async () => ownCertificates((await aCertificationRequest(academy)).student),
  ],
  [
    'certificate-approved',
    'certificate',
    async () => ownCertificates((await anApprovedCertificate(academy)).student),
  ],
  ['certificate-ready', 'certificate', async () => ownCertificates((await aCertificate(academy)).student)],
  [
    'certificate-renewed',
    'certificate',
    async () => {
      const { request, student } = await aCertificate(academy)
      await as(claudine).call('POST /api/certification/certification-requests/{id}/upload', {
        params: { id: request._id },
        file: { name: 'mine.pdf', bytes: aSmallPdf('Made by hand'), type: 'application/pdf' },
      })
      return ownCertificates(student)
    },
  ],
  ['certificate-revoked', 'certificate', () => certificate(academy, claudine, 'revoke')],
  ['certificate-reissued', 'certificate', () => certificate(academy, claudine, 'reissue')],
  ['certificate-taken-back', 'certificate', () => withdrawn(academy, claudine, 'student')],
  ['certificate-withdrawn', 'certificate', () => withdrawn(academy, claudine, 'instructor')],
  ['questions-wait', 'question', () => question(academy, 'asked')],
  ['lecture-answers', 'question', () => question(academy, 'answered')],
  ['marked-answer', 'question', () => question(academy, 'marked')],
  [
    'announcement',
    'announcement',
    async () => {
      const { grace, course, aline } = await aLesson(academy)
      const id = await anAnnouncement(academy, grace, toCourse(course))
      return { person: aline, link: `/announcements/${id}`, isOwnWords: true }
    },
  ],
  [
    'message-reported',
    'message',
    async () => {
      const { course, aline, eric } = await aLesson(academy)
      const { _id: messageId } = await aMessage(academy, eric, aline, { course })
      await as(aline).call('POST /api/messages/report/{messageId}', {
        params: { messageId },
        body: { reason: 'Unkind words' },
      })
      const { reports } = await as(claudine).call('GET /api/messages/reports', { query: { state: 'open' } })
      return { person: claudine, link: `/admin/message-reports/${reports[0]?._id}`, mail: null }
    },
  ],
]

describe('what happens is told once, with where it leads, by bell and mail', () => {
  test.each(EVENTS)('%s (%s)', async (event, kind, act) => {
    const { person, link, mail, isOwnWords } = await act()
    const mails = await academy.outbox()
    const { notifications, unreadCount } = await as(person).call('GET /api/notifications')
    const told = notifications.filter((one) => one.event === event)
    expect(told).toMatchObject([
      { kind, link, isRead: false, params: isOwnWords ? null : expect.any(Object) },
    ])
    expect(unreadCount).toBeGreaterThanOrEqual(1)
    expect(new Set(notifications.map(({ about }) => about)).size).toBe(notifications.length)
    const { title = '', message = '' } = told[0] ?? {}
    expect([title, message]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
    const subjects = mails.filter(({ to }) => to === person.email).map(({ subject }) => subject)
    const isIts = (subject: string) => (mail ? mail.test(subject) : subject === title)
    expect(subjects.filter(isIts)).toHaveLength(mail === null ? 0 : 1)
  })

  test('each kind has its act here', () => {
    const told = new Set<NoteKind>(EVENTS.map(([, kind]) => kind))
    expect(NOTE_KINDS.filter((kind) => !told.has(kind))).toEqual([])
  })
})

test('grading says "graded" within half a second, and the bell counts it', async () => {
  const { person } = await marked(academy, 'quiz', 4)
  const begun = performance.now()
  const { notifications, unreadCount } = await as(person).call('GET /api/notifications')
  expect(performance.now() - begun).toBeLessThan(500)
  expect(notifications[0]?.title).toContain('graded')
  expect(unreadCount).toBe(1)
})
