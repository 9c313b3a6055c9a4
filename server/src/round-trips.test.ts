import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { anAnnouncement, toCourse } from './testing/announcements.ts'
import type { Client } from './testing/calls.ts'
import { anEnrolment, anInstructor, aStudent, PASSWORD, type TestPerson } from './testing/people.ts'
import { aQuestion, readQuestion } from './testing/questions.ts'
import { asked } from './testing/round-trips.ts'
import {
  anExamClass,
  aQuizClass,
  aReadyStudent,
  questionIds,
  taking,
  takingExam,
} from './testing/sittings.ts'

let academy: TestAcademy
let room: Awaited<ReturnType<typeof aQuizClass>>
let student: Client
let askedId: string
let announcementId: string
beforeAll(async () => {
  academy = await startAcademy()
  room = await aQuizClass(academy)
  student = academy.as(room.student)
  askedId = await aQuestion(academy, room.student, room.lecture)
  announcementId = await anAnnouncement(academy, room.owner, toCourse(room.course))
})
afterAll(() => academy.stop())

const course = () => ({ id: room.course.id })
const thread = () => ({ otherUserId: room.owner.id, courseId: room.course.id })

/** Of a call as it comes again and again: nothing of what is done once in a while is due. */
async function tripsOf(call: () => Promise<unknown>, before: () => Promise<unknown> = call): Promise<number> {
  await before()
  await academy.services.liveSettings.look('now')
  return (await asked(call)).trips
}

/** What a student's calls cost, the commit included. A change that makes one wait more often says so here. */
describe('the round trips of', () => {
  test.each<[string, number, () => Promise<unknown>]>([
    [
      'mark complete',
      1,
      () =>
        student.call('PUT /api/markascomplete', {
          body: { courseId: room.course.id, lectureId: room.lecture.id },
        }),
    ],
    [
      'lectures of a course',
      1,
      () => student.call('GET /api/lectures/{courseId}', { params: { courseId: room.course.id } }),
    ],
    ['a lecture', 1, () => student.call('GET /api/lecture/{id}', { params: { id: room.lecture.id } })],
    [
      'where one stopped',
      1,
      () => student.call('GET /api/progress/position', { query: { lecture: room.lecture.id } }),
    ],
    [
      'the position while one plays',
      2,
      () =>
        student.call('PUT /api/progress/position', {
          body: { lectureId: room.lecture.id, positionSeconds: 4, watched: [[0, 4]] },
        }),
    ],
    [
      'quizzes and the exam of a course',
      1,
      () => student.call('GET /api/quiz/course/{courseId}', { params: { courseId: room.course.id } }),
    ],
    [
      'quizzes of a lecture',
      1,
      () => student.call('GET /api/quiz/lecture/{lectureId}', { params: { lectureId: room.lecture.id } }),
    ],
    ['notifications', 1, () => student.call('GET /api/notifications')],
    ['who is here', 1, () => student.call('GET /api/user/me')],
    ['my courses', 1, () => student.call('GET /api/mycourse')],
    ['progress', 1, () => student.call('GET /api/progress', { query: { course: room.course.id } })],
    [
      'own attendance',
      1,
      () => student.call('GET /api/attendance/{courseId}', { params: { courseId: room.course.id } }),
    ],
    [
      'announcements of a course',
      1,
      () =>
        student.call('GET /api/courses/{courseId}/announcements', { params: { courseId: room.course.id } }),
    ],
    [
      'an announcement',
      1,
      () => student.call('GET /api/announcements/{id}', { params: { id: announcementId } }),
    ],
    ['a question', 1, () => readQuestion(academy, room.student, askedId)],
    ['a question for who teaches it', 2, () => readQuestion(academy, room.owner, askedId)],
    [
      'similar questions',
      2,
      () =>
        student.call('GET /api/lecture/{lectureId}/questions/similar', {
          params: { lectureId: room.lecture.id },
          query: { title: 'Why is my canvas empty?' },
        }),
    ],
    [
      'questions of a lecture',
      1,
      () =>
        student.call('GET /api/lecture/{lectureId}/questions', { params: { lectureId: room.lecture.id } }),
    ],
    [
      'questions of a lecture for who teaches it',
      2,
      () =>
        academy
          .as(room.owner)
          .call('GET /api/lecture/{lectureId}/questions', { params: { lectureId: room.lecture.id } }),
    ],
    ['no conversations yet', 2, () => student.call('GET /api/messages/conversations')],
    [
      'a thread that has not begun',
      2,
      () => student.call('GET /api/messages/{otherUserId}/{courseId}', { params: thread() }),
    ],
    ['the catalogue for a visitor', 1, () => academy.as(null).call('GET /api/course/all')],
    ['the catalogue for who is signed in', 2, () => student.call('GET /api/course/all')],
    ['a course for a visitor', 1, () => academy.as(null).call('GET /api/course/{id}', { params: course() })],
    ['a course for who is signed in', 2, () => student.call('GET /api/course/{id}', { params: course() })],
  ])('%s: %i', async (_name, trips, call) => {
    expect(await tripsOf(call)).toBe(trips)
  })
})

test('the round trips of a message: 3; of the conversations and of a thread, from any place: 2', async () => {
  const body = { receiverId: room.owner.id, courseId: room.course.id, content: 'Where are the notes?' }
  expect(await tripsOf(() => student.call('POST /api/messages/send', { body }))).toBe(3)
  expect(await tripsOf(() => student.call('GET /api/messages/conversations'))).toBe(2)
  const read = (query = {}) =>
    student.call('GET /api/messages/{otherUserId}/{courseId}', { params: thread(), query })
  const first = (await read()).messages[0]?._id
  for (const query of [{}, { before: first }, { after: first }, { around: first }])
    expect(await tripsOf(() => read(query))).toBe(2)
})

test('the round trips of logging in: 3', async () => {
  const { email } = room.student
  const logIn = () => academy.as(null).call('POST /api/user/login', { body: { email, password: PASSWORD } })
  expect(await tripsOf(logIn)).toBe(3)
})

test('the round trips of logging in where tries are counted: 6', async () => {
  const limited = await startAcademy({ env: { RATE_LIMITS: 'on' } })
  try {
    const { email } = await aStudent(limited)
    const body = { email, password: PASSWORD }
    const logIn = () => limited.as(null).call('POST /api/user/login', { body })
    await logIn()
    await limited.services.liveSettings.look('now')
    expect((await asked(logIn)).trips).toBe(6)
  } finally {
    await limited.stop()
  }
})

describe('the round trips of a sitting', () => {
  const answers = () =>
    questionIds(room.quiz).map((questionId, n) => ({
      questionId,
      ...(n === 2 ? { writtenAnswer: 'A loop' } : { selectedOption: 0 }),
    }))
  const tripsOfOne = async (call: () => Promise<unknown>) => tripsOf(call, async () => {})

  test('opening for the first time: 2, again: 1; a draft: 2; handing in: 2; the result: 1', async () => {
    const before = taking(academy, await aReadyStudent(academy, room), room.quiz)
    const attemptBefore = await before.begin()
    await before.draft(
      attemptBefore,
      answers().map((answer) => ({ ...answer, seq: 1, flagged: false })),
    )

    const sitting = taking(academy, await aReadyStudent(academy, room), room.quiz)
    await sitting.peek()
    expect(await tripsOfOne(() => sitting.open())).toBe(2)
    expect(await tripsOfOne(() => sitting.open())).toBe(1)
    const attemptId = await sitting.begin()
    const drafts = answers().map((answer) => ({ ...answer, seq: 1, flagged: false }))
    expect(await tripsOfOne(() => sitting.draft(attemptId, drafts))).toBe(2)
    expect(await tripsOfOne(() => sitting.submit(answers(), { attemptId, seq: 2 }))).toBe(2)
    expect(await tripsOfOne(() => sitting.result())).toBe(1)
  })
})

test('the round trips of an exam: as many as of a quiz, and of its lobby 1', async () => {
  const { course, exam, ...class_ } = await anExamClass(academy)
  const answers = questionIds(exam).map((questionId, n) => ({
    questionId,
    ...(n === 2 ? { writtenAnswer: 'A loop' } : { selectedOption: 0 }),
  }))
  const drafts = answers.map((answer) => ({ ...answer, seq: 1, flagged: false }))
  const trips = async (student: TestPerson) => {
    const sitting = takingExam(academy, student, course)
    let attemptId = ''
    const counted: number[] = []
    for (const step of [
      () => sitting.peek(),
      async () => {
        attemptId = (await sitting.open()).attempt?._id ?? ''
      },
      () => sitting.open(),
      () => sitting.draft(attemptId, drafts),
      () => sitting.submit(answers, { attemptId, seq: 2 }),
      // The result.
      () => sitting.open(),
    ])
      counted.push(await tripsOf(step, async () => {}))
    return counted
  }
  // Once a process its paper's shapes are read.
  await trips(class_.student)
  expect(await trips(await aReadyStudent(academy, { course, ...class_ }))).toEqual([1, 2, 1, 2, 2, 1])
})

describe('a call that is found together with who makes it', () => {
  const mark = (person: { token: string } | null, body: unknown) =>
    academy.as(person).send('PUT /api/markascomplete', { body })
  const sound = () => ({ courseId: room.course.id, lectureId: room.lecture.id })

  test('refuses who is not signed in before it says what is wrong with the rest', async () => {
    const stranger = { token: 'a-token-that-nobody-was-given' }
    for (const person of [null, stranger])
      for (const body of [sound(), { courseId: 'x' }, 'no JSON']) {
        const { status, body: said } = await mark(person, body)
        expect([status, said]).toEqual([401, { message: HTTP_MESSAGES.unauthenticated }])
      }
    const unreadable = await academy.as(stranger).send('PUT /api/markascomplete', { payload: '{"courseId":' })
    expect(unreadable.status).toBe(401)
  })

  test('refuses the wrong role before the shape, and writes nothing for it', async () => {
    const teacher = await anInstructor(academy)
    await anEnrolment(academy, teacher, room.course)
    for (const body of [sound(), { courseId: 'x' }])
      expect(await mark(teacher, body)).toMatchObject({
        status: 403,
        body: { message: HTTP_MESSAGES.forbidden },
      })
    const done = academy.services.db.selectFrom('lecture_completions').where('user_id', '=', teacher.id)
    expect(await done.select('user_id').execute()).toEqual([])
    expect((await mark(room.student, { courseId: 'x' })).status).toBe(400)
  })

  test('ends with the session, for reads and writes, at once', async () => {
    const leaving = await aReadyStudent(academy, room)
    expect((await mark(leaving, sound())).status).toBe(200)
    await academy.as(leaving).call('POST /api/user/logout')
    expect((await mark(leaving, sound())).status).toBe(401)
    const read = await academy.as(leaving).send('GET /api/progress', { query: { course: room.course.id } })
    expect(read.status).toBe(401)
  })
})
