import { NOTE_KINDS, type NoteKind } from '@academy/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteRefusedAddress } from './features/notifications/index.ts'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { anAnnouncement, toCourse } from './testing/announcements.ts'
import { anExam, aQuiz } from './testing/assessments.ts'
import { aCertificate, aCertificationRequest, anApprovedCertificate } from './testing/certificates.ts'
import { aMessage } from './testing/messages.ts'
import { aPaymentRequest } from './testing/payments.ts'
import { aSmallPdf } from './testing/pdfs.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  aSuperadmin,
  type TestPerson,
} from './testing/people.ts'
import { aLesson, anAnswer, aQuestion } from './testing/questions.ts'
import { aQuizClass, questionIds, taking } from './testing/sittings.ts'
import { aSubmission } from './testing/submissions.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
})
afterAll(() => academy.stop())

/** Who hears of it, where it leads, and what the mail is called; null where there is none, and the bell's own title where it is absent. */
interface Told {
  person: TestPerson
  link: string | null
  mail?: RegExp | null
  /** Somebody wrote it themselves: there is nothing to say in another language. */
  isOwnWords?: true
}
type Act = () => Promise<Told>

const as = (person: TestPerson) => academy.as(person)
const written = { type: 'written', marks: 10 } as const

async function marked(kind: 'quiz' | 'exam', ...marks: number[]): Promise<Told> {
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  if (kind === 'exam') await aLecture(academy, course)
  const make = kind === 'quiz' ? aQuiz : anExam
  const asked = await make(academy, course, { questions: [written] })
  const { id, student } = await aSubmission(academy, asked)
  const [question] = asked.questions.map(({ _id }) => _id)
  const params = { id }
  for (const marksAwarded of marks) {
    if (kind === 'quiz') {
      const feedback = { [question ?? '']: { marksAwarded, feedbackText: '' } }
      await as(grace).call('PUT /api/submission/{id}', { params, body: { feedback, globalFeedback: '' } })
    } else {
      const address = 'GET /api/certification/final-exam/submission/{id}'
      const { submission } = await as(grace).call(address, { params })
      const answers = [{ answerId: submission.answers[0]?._id ?? '', marksAwarded, feedback: '' }]
      await as(grace).call('PUT /api/certification/final-exam/submission/{id}/marks', {
        params,
        body: { answers },
      })
    }
  }
  return {
    person: student,
    link: kind === 'quiz' ? `/quiz/result/${asked.id}` : `/final-exam/${course.id}`,
  }
}

/** A sitting that the clock ended while the last words were on their way. */
async function late(): Promise<Told> {
  const { owner, quiz, student } = await aQuizClass(academy)
  const { begin, draft } = taking(academy, student, quiz)
  const id = await begin()
  academy.clock.advance(40 * 60_000)
  await academy.runJobs()
  await draft(id, [{ questionId: questionIds(quiz)[2], seq: 7, writtenAnswer: 'They are small' }])
  const params = { id }
  const { evidence } = await as(owner).call('GET /api/instructor/attempts/{id}/evidence', { params })
  const body = { evidenceIds: evidence.map(({ _id }) => _id), reason: 'The line broke' }
  await as(owner).call('POST /api/instructor/attempts/{id}/accept-late', { params, body })
  return { person: student, link: `/quiz/result/${quiz.id}` }
}

async function extraTime(to: 'one' | 'all'): Promise<Told> {
  const { owner, quiz, student } = await aQuizClass(academy)
  await as(owner).call('POST /api/instructor/assessments/{id}/extend', {
    params: { id: quiz.id },
    body: { studentId: to === 'one' ? student.id : 'all', minutes: 10, reason: 'The power was out' },
  })
  return { person: student, link: `/take-quiz/${quiz.id}` }
}

async function mendedKey(): Promise<Told> {
  const { owner, quiz, student } = await aQuizClass(academy)
  await aSubmission(academy, quiz, { student, answers: [0, null, 'Because'] })
  await as(owner).call('POST /api/instructor/assessments/{id}/fix-key', {
    params: { id: quiz.id },
    body: { questionId: questionIds(quiz)[0], correctOption: 0, reason: 'The book was wrong' },
  })
  return { person: student, link: `/quiz/result/${quiz.id}` }
}

async function handedOver(hears: 'new' | 'former'): Promise<Told> {
  const [grace, olive] = [await anInstructor(academy), await anInstructor(academy)]
  const { id } = await aCourse(academy, { instructor: grace })
  await as(claudine).call('POST /api/course/assign', { body: { courseId: id, instructorId: olive.id } })
  return hears === 'new'
    ? { person: olive, link: `/instructor/courses/${id}` }
    : { person: grace, link: '/instructor/courses' }
}

async function decided(to: 'approve' | 'reject'): Promise<Told> {
  const { _id: id, student, courseId } = await aPaymentRequest(academy)
  const params = { id }
  if (to === 'approve') {
    await as(claudine).call('POST /api/payment-requests/{id}/approve', { params })
    return { person: student, link: `/payment-success/${id}`, mail: /is verified/ }
  }
  await as(claudine).call('POST /api/payment-requests/{id}/reject', { params })
  return { person: student, link: `/payment-instructions/${courseId}`, mail: /not/ }
}

const ownCertificates = (person: TestPerson): Told => ({ person, link: '/my-certificates' })

async function certificate(act: 'revoke' | 'reissue'): Promise<Told> {
  const { certificateId: id, student } = await aCertificate(academy)
  const address = `POST /api/certification/certificates/{id}/${act}` as const
  await as(claudine).call(address, { params: { id }, body: { reason: 'The name was misspelled' } })
  return ownCertificates(student)
}

async function withdrawn(hears: 'student' | 'instructor'): Promise<Told> {
  const { request, student, course } = await aCertificationRequest(academy)
  await as(claudine).call('DELETE /api/certification/certification-requests/{id}', {
    params: { id: request._id },
    body: { reason: 'Asked for twice' },
  })
  if (hears === 'student') return ownCertificates(student)
  return { person: course.owner, link: `/instructor/courses/${course.id}` }
}

async function question(act: 'asked' | 'answered' | 'marked'): Promise<Told> {
  const { grace, course, lecture, aline, eric } = await aLesson(academy)
  const id = await aQuestion(academy, aline, lecture)
  if (act === 'asked') return { person: grace, link: `/instructor/questions?course=${course.id}` }
  const link = `/lectures/${lecture.id}?question=${id}`
  const answerId = await anAnswer(academy, eric, id)
  if (act === 'answered') return { person: aline, link }
  await as(grace).call('PUT /api/questions/{id}/accepted', { params: { id }, body: { answerId } })
  return { person: eric, link, mail: null }
}

const EVENTS: [event: string, kind: NoteKind, act: Act][] = [
  ['quiz-graded', 'grade', () => marked('quiz', 4)],
  ['quiz-changed', 'grade', () => marked('quiz', 4, 5)],
  ['exam-passed', 'exam', () => marked('exam', 10)],
  ['exam-not-passed', 'exam', () => marked('exam', 1)],
  ['exam-changed-passed', 'exam', () => marked('exam', 1, 10)],
  ['exam-changed-not-passed', 'exam', () => marked('exam', 10, 1)],
  ['key-mended', 'grade', mendedKey],
  ['late-accepted', 'grade', late],
  ['extra-time', 'grade', () => extraTime('one')],
  ['extra-time', 'grade', () => extraTime('all')],
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
  ['course-assigned', 'course-assigned', () => handedOver('new')],
  ['course-taken', 'course-assigned', () => handedOver('former')],
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
  ['payment-approved', 'payment', () => decided('approve')],
  ['payment-rejected', 'payment', () => decided('reject')],
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
  ['certificate-revoked', 'certificate', () => certificate('revoke')],
  ['certificate-reissued', 'certificate', () => certificate('reissue')],
  ['certificate-taken-back', 'certificate', () => withdrawn('student')],
  ['certificate-withdrawn', 'certificate', () => withdrawn('instructor')],
  ['questions-wait', 'question', () => question('asked')],
  ['lecture-answers', 'question', () => question('answered')],
  ['marked-answer', 'question', () => question('marked')],
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
  const { person } = await marked('quiz', 4)
  const begun = performance.now()
  const { notifications, unreadCount } = await as(person).call('GET /api/notifications')
  expect(performance.now() - begun).toBeLessThan(500)
  expect(notifications[0]?.title).toContain('graded')
  expect(unreadCount).toBe(1)
})
