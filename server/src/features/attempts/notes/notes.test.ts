import { ATTEMPT_NOTES as N } from '@academy/contract/attempts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countJobs } from '../../../services/jobs/index.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam, aQuiz, type TestAssessment } from '../../../testing/assessments.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../../testing/people.ts'
import { aQuizClass, aReadyStudent, taking } from '../../../testing/sittings.ts'
import { aGraduate, aSubmission } from '../../../testing/submissions.ts'
import { startHeartbeat, tellUntold } from '../index.ts'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string; title: string }
let quiz: TestAssessment
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
  quiz = await aQuiz(academy, course, {
    questions: [
      { options: ['Yes', 'No', 'Both'], correctOption: 0, marks: 2 },
      { type: 'written', marks: 3 },
    ],
  })
})

async function bellOf(person: TestPerson) {
  await academy.runJobs()
  return (await academy.as(person).call('GET /api/notifications')).notifications
}
const grade = (id: string, marks: number | null, feedback = '') =>
  academy.as(grace).call('PUT /api/submission/{id}', {
    params: { id },
    body: {
      feedback: { [quiz.questions[1]?._id ?? '']: { marksAwarded: marks, feedbackText: '' } },
      globalFeedback: feedback,
    },
  })
const mailTo = async ({ email }: TestPerson) => (await academy.outbox()).filter(({ to }) => to === email)
const names = () => ({ title: quiz.title, course: course.title })

describe('a quiz', () => {
  test('graded: its student hears of it at once, and again only when the marks are others', async () => {
    const { id, student } = await aSubmission(academy, quiz)
    await grade(id, 2.5)
    const { notifications, unreadCount } = await academy.as(student).call('GET /api/notifications')
    const { params, ...text } = N.quizGraded({ ...names(), marks: 4.5, total: 5 })
    expect([unreadCount, text.message]).toEqual([1, expect.stringContaining('graded')])
    expect(notifications).toMatchObject([
      { ...text, params, kind: 'grade', event: 'quiz-graded', count: 1, link: `/quiz/result/${quiz.id}` },
    ])
    await grade(id, 2.5, 'Well said.')
    expect(await bellOf(student)).toHaveLength(1)
    await grade(id, 3)
    const [changed] = await bellOf(student)
    const again = N.quizChanged({ ...names(), marks: 5, total: 5, before: 4.5 })
    expect(changed).toMatchObject({ ...again, kind: 'grade', event: 'quiz-changed' })
    expect((await mailTo(student)).map(({ subject }) => subject)).toEqual([text.title, again.title])
  })

  test('half marked is no news, and a mark taken back is none', async () => {
    const written = { type: 'written', marks: 3 } as const
    quiz = await aQuiz(academy, course, { questions: [written, written] })
    const { id, student } = await aSubmission(academy, quiz)
    await grade(id, 1)
    expect(await bellOf(student)).toEqual([])
    await grade(id, null)
    expect(await bellOf(student)).toEqual([])
  })

  test('marked for many by one question: each hears of their own marks', async () => {
    const [a, b] = [
      await aSubmission(academy, quiz),
      await aSubmission(academy, quiz, { answers: [1, 'No.'] }),
    ]
    const question = quiz.questions[1]?._id ?? ''
    const marks = [a, b].map(({ id }) => ({
      submissionId: id,
      marksAwarded: 1,
      feedbackText: '',
      version: 1,
    }))
    await academy.as(grace).call('PUT /api/instructor/quizzes/{id}/answers/{questionId}', {
      params: { id: quiz.id, questionId: question },
      body: { marks },
    })
    expect((await bellOf(a.student))[0]?.params).toMatchObject({ marks: 3 })
    expect((await bellOf(b.student))[0]?.params).toMatchObject({ marks: 1 })
  })

  test('with a mended key: those whose marks changed, and nobody else', async () => {
    const [right, wrong] = [
      await aSubmission(academy, quiz, { answers: [0, 'Why.'] }),
      await aSubmission(academy, quiz, { answers: [1, 'Why.'] }),
    ]
    const params = { id: quiz.id }
    const body = { questionId: quiz.questions[0]?._id ?? '', correctOption: 1, reason: 'The book was wrong' }
    for (let i = 0; i < 2; i++)
      await academy.as(grace).call('POST /api/instructor/assessments/{id}/fix-key', { params, body })
    expect(await bellOf(right.student)).toEqual([])
    expect(await bellOf(wrong.student)).toMatchObject([
      { ...N.keyMended(names()), event: 'key-mended', link: `/quiz/result/${quiz.id}` },
    ])
  })
})

test('a final exam: passed, not passed, and changed later', async () => {
  await aLecture(academy, course)
  const exam = await anExam(academy, course, { questions: [{ type: 'written', marks: 10 }] })
  const mark = async (id: string, marksAwarded: number) => {
    const address = 'GET /api/certification/final-exam/submission/{id}'
    const { submission } = await academy.as(grace).call(address, { params: { id } })
    const answers = [{ answerId: submission.answers[0]?._id ?? '', marksAwarded, feedback: '' }]
    await academy
      .as(grace)
      .call('PUT /api/certification/final-exam/submission/{id}/marks', { params: { id }, body: { answers } })
  }
  const { id, student } = await aSubmission(academy, exam)
  const params = { title: exam.title, course: course.title, total: 10 }
  const link = `/final-exam/${course.id}`
  await mark(id, 1)
  expect(await bellOf(student)).toMatchObject([
    { ...N.examNotPassed({ ...params, marks: 1 }), kind: 'exam', event: 'exam-not-passed', link },
  ])
  await mark(id, 10)
  expect((await bellOf(student))[0]).toMatchObject({
    ...N.examChangedPassed({ ...params, marks: 10, before: 1 }),
    event: 'exam-changed-passed',
    link,
  })
  const other = await aSubmission(academy, exam)
  await mark(other.id, 10)
  expect(await bellOf(other.student)).toMatchObject([
    { ...N.examPassed({ ...params, marks: 10 }), event: 'exam-passed', link },
  ])
})

describe('extra time', () => {
  const extend = (owner: TestPerson, id: string, studentId: string) =>
    academy.as(owner).call('POST /api/instructor/assessments/{id}/extend', {
      params: { id },
      body: { studentId, minutes: 10, reason: 'The power was out' },
    })

  test('for one is told to that one', async () => {
    const room = await aQuizClass(academy)
    const other = await aReadyStudent(academy, room)
    await extend(room.owner, room.quiz.id, room.student.id)
    expect(await bellOf(room.student)).toMatchObject([
      { title: 'You have more time', kind: 'grade', link: `/take-quiz/${room.quiz.id}` },
    ])
    expect((await bellOf(room.student))[0]?.message).toContain('10 minutes were added')
    expect(await bellOf(other)).toEqual([])
  })

  test('for all is told to whoever has not finished', async () => {
    const room = await aQuizClass(academy)
    const [sitting, done] = [await aReadyStudent(academy, room), await aReadyStudent(academy, room)]
    await taking(academy, sitting, room.quiz).begin()
    await aSubmission(academy, room.quiz, { student: done })
    await extend(room.owner, room.quiz.id, 'all')
    for (const one of [room.student, sitting]) expect(await bellOf(one)).toHaveLength(1)
    expect(await bellOf(done)).toEqual([])
  })
})

test('late answers that are accepted are told, and wait for their marks again', async () => {
  const room = await aQuizClass(academy)
  const { begin, draft } = taking(academy, room.student, room.quiz)
  const id = await begin()
  const text = room.quiz.questions[2]?._id ?? ''
  academy.clock.advance(40 * 60_000)
  await academy.runJobs()
  await draft(id, [{ questionId: text, seq: 7, writtenAnswer: 'They are small' }])
  expect(await bellOf(room.owner)).toEqual([])
  const params = { id }
  const { evidence } = await academy
    .as(room.owner)
    .call('GET /api/instructor/attempts/{id}/evidence', { params })
  const body = { evidenceIds: evidence.map(({ _id }) => _id), reason: 'The line broke' }
  await academy.as(room.owner).call('POST /api/instructor/attempts/{id}/accept-late', { params, body })
  expect(await bellOf(room.student)).toMatchObject([
    { title: 'Your late answers count', link: `/quiz/result/${room.quiz.id}` },
    { event: 'quiz-graded' },
  ])
  expect(await bellOf(room.owner)).toMatchObject([{ title: '1 submission waits' }])
})

describe('what waits to be marked', () => {
  const waiting = (count: number) => N.submissionsWait({ ...names(), count })
  const waitsOf = async (person: TestPerson) =>
    (await bellOf(person)).filter(({ kind }) => kind === 'submission-waits')

  test('is one row for its instructor, at the top and unread when it grows, less when marked, gone at last', async () => {
    const first = await aSubmission(academy, quiz)
    const link = `/submissions/${quiz.id}`
    expect(await bellOf(grace)).toMatchObject([
      { ...waiting(1), count: 1, kind: 'submission-waits', event: 'submissions-wait', link, isRead: false },
    ])
    const other = await aQuiz(academy, course, { questions: [{ type: 'written' }] })
    await aSubmission(academy, other)
    await bellOf(grace)
    await academy.as(grace).call('PUT /api/notifications/mark-all-read')
    const second = await aSubmission(academy, quiz)
    expect((await bellOf(grace)).map(({ title, link, isRead }) => [title, link, isRead])).toEqual([
      ['2 submissions wait', link, false],
      ['1 submission waits', `/submissions/${other.id}`, true],
    ])
    await academy.as(grace).call('PUT /api/notifications/mark-all-read')
    await grade(first.id, 1)
    expect((await bellOf(grace))[0]).toMatchObject({ ...waiting(1), isRead: true })
    await grade(second.id, 1)
    expect((await bellOf(grace)).map(({ link }) => link)).toEqual([`/submissions/${other.id}`])
    expect((await mailTo(grace)).map(({ subject }) => subject)).toEqual([
      '1 submission waits',
      '1 submission waits',
    ])
  })

  const dueToTell = async () => {
    const { kinds } = await countJobs(academy.services.db, 100)
    return kinds.find(({ name }) => name === 'tell-submissions-waiting')?.due ?? 0
  }

  test('is told of by an academy that runs, without anybody who asks', async () => {
    await academy.runJobs()
    const heartbeat = await startHeartbeat(academy.services)
    expect(await dueToTell()).toBe(0)
    await aSubmission(academy, quiz)
    await expect.poll(dueToTell, { timeout: 10_000 }).toBe(1)
    await heartbeat.stop()
    await academy.services.db.deleteFrom('heartbeat').execute()
  })

  test('counts everybody of a storm in one go, and nobody who wrote nothing', async () => {
    await academy.runJobs()
    const students = await Promise.all(Array.from({ length: 8 }, () => aGraduate(academy, course)))
    await Promise.all(students.map((student) => aSubmission(academy, quiz, { student })))
    await aSubmission(academy, quiz, { answers: [1, null] })
    await tellUntold(academy.services)
    expect(await dueToTell()).toBe(1)
    expect(await bellOf(grace)).toMatchObject([{ ...waiting(8), count: 8 }])
  })

  test('follows the course to its new instructor at once, and goes with the quiz', async () => {
    await aSubmission(academy, quiz)
    await bellOf(grace)
    const [eric, admin] = [await anInstructor(academy), await anAdmin(academy)]
    await academy
      .as(admin)
      .call('POST /api/course/assign', { body: { courseId: course.id, instructorId: eric.id } })
    expect(await waitsOf(eric)).toMatchObject([{ ...waiting(1), isRead: false }])
    expect(await waitsOf(grace)).toEqual([])
    expect((await mailTo(eric)).map(({ subject }) => subject)).toContain(waiting(1).title)
    await academy.as(eric).call('DELETE /api/quiz/{id}', { params: { id: quiz.id } })
    expect(await waitsOf(eric)).toEqual([])
  })

  test('goes with its lecture, and with its course', async () => {
    const lecture = await aLecture(academy, course)
    const other = await aQuiz(academy, course, { lecture, questions: [{ type: 'written' }] })
    await aSubmission(academy, quiz)
    await aSubmission(academy, other)
    expect(await waitsOf(grace)).toHaveLength(2)
    await academy.as(grace).call('DELETE /api/lecture/{id}', { params: { id: lecture.id } })
    expect((await waitsOf(grace)).map(({ link }) => link)).toEqual([`/submissions/${quiz.id}`])
    await academy.as(grace).call('DELETE /api/course/{id}', { params: { id: course.id } })
    expect(await waitsOf(grace)).toEqual([])
  })

  test('of an exam is told the same way', async () => {
    await aLecture(academy, course)
    const exam = await anExam(academy, course, { questions: [{ type: 'written' }] })
    await aSubmission(academy, exam)
    expect(await bellOf(grace)).toMatchObject([
      { kind: 'submission-waits', link: `/instructor/final-exam/exam/${exam.id}` },
    ])
    expect(await bellOf(await aStudent(academy))).toEqual([])
  })
})
