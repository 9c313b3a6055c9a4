import { FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anExam } from '../../../testing/assessments.ts'
import { aCourse, aLecture, anEnrolment, aStudent, type TestPerson } from '../../../testing/people.ts'
import { anExamClass, aReadyStudent, PHONE, questionIds } from '../../../testing/sittings.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

function sitting(student: TestPerson, courseId: string) {
  const client = academy.as(student)
  const params = { courseId }
  const address = 'GET /api/certification/final-exam/student/{courseId}'
  return {
    open: () => client.call(address, { params }),
    ask: (query = {}) => client.send(address, { params, query }),
    submit: (answers: unknown[]) =>
      client.send('POST /api/certification/final-exam/submit', { body: { courseId, answers } }),
    draft: (attemptId: string, answers: unknown[]) =>
      client.send('PUT /api/certification/final-exam/draft/{courseId}', {
        params,
        body: { attemptId, deviceId: PHONE, answers },
      }),
  }
}

test('the gate names every lecture that is missing; a course without lectures has no exam to sit', async () => {
  const { course } = await anExamClass(academy)
  const more = await aLecture(academy, course, { title: 'Arrays' })
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  const { ask, submit } = sitting(student, course.id)
  for (const answer of [await ask(), await ask({ peek: true }), await submit([])]) {
    expect(answer).toMatchObject({ status: 403, body: { message: M.lecturesFirst } })
    expect(answer.body).not.toHaveProperty('fields')
    expect(answer.body.missingLectures).toMatchObject([{ title: 'Loops' }, { _id: more.id, title: 'Arrays' }])
  }
  const empty = await aCourse(academy)
  await anExam(academy, empty)
  await anEnrolment(academy, student, empty)
  expect((await sitting(student, empty.id).ask()).status).toBe(403)
})

test('no exam is 404, no enrolment 403', async () => {
  const { course } = await anExamClass(academy)
  const student = await aStudent(academy)
  expect((await sitting(student, course.id).ask()).status).toBe(403)
  const bare = await aCourse(academy)
  expect((await sitting(student, bare.id).ask()).status).toBe(403)
  await anEnrolment(academy, student, bare)
  expect(await sitting(student, bare.id).ask()).toMatchObject({ status: 404, body: { message: M.notFound } })
})

test('from the lobby to a passed result, with a lecture added meanwhile', async () => {
  const { course, exam, student } = await anExamClass(academy, {
    questions: [
      { correctOption: 1, marks: 2 },
      { correctOption: 0, marks: 1 },
    ],
  })
  const { open, ask, draft, submit } = sitting(student, course.id)
  const lobby = (await ask({ peek: true })).body
  expect(lobby.finalExam).toMatchObject({ timeLimit: 120, passingScore: 80, totalMarks: 3, questionCount: 2 })
  expect([lobby.finalExam.questions, lobby.attempt, lobby.running]).toEqual([undefined, null, null])
  const { attempt, finalExam } = await open()
  expect(finalExam?.questions?.length).toBe(2)
  await aLecture(academy, course)
  const [a, b] = questionIds(exam)
  expect((await draft(attempt?._id ?? '', [{ questionId: a, seq: 1, selectedOption: 1 }])).status).toBe(200)
  expect((await open()).attempt?.answers).toMatchObject([{ questionId: a, selectedOption: 1 }])
  const done = await submit([{ questionId: b, selectedOption: 0 }])
  expect(done.body).toMatchObject({
    message: M.submitted,
    submission: { percentage: 100, passed: true, totalMarksAwarded: 3, passingScore: 80, course: course.id },
  })
  const result = await open()
  expect(result.finalExam).toBeUndefined()
  expect(result.submission).toEqual(done.body.submission)
  expect(JSON.stringify(result)).not.toMatch(/correct|answer_?key/i)
  expect(await submit([{ questionId: b, selectedOption: 1 }])).toMatchObject({
    status: 409,
    body: { message: M.alreadySubmitted },
  })
})

test('written answers wait: nobody has passed yet; the percentage is judged unrounded', async () => {
  const room = await anExamClass(academy)
  const { open, submit } = sitting(room.student, room.course.id)
  await open()
  const [, , c] = questionIds(room.exam)
  const { submission } = (await submit([{ questionId: c, writtenAnswer: 'To see it' }])).body
  expect(submission).toMatchObject({ status: 'submitted', passed: null, percentage: null, totalMarks: 5 })

  const thirds = await anExamClass(academy, {
    passingPercent: 66.67,
    questions: [{ marks: 2 }, { marks: 1 }],
  })
  const taken = sitting(thirds.student, thirds.course.id)
  await taken.open()
  const [first] = questionIds(thirds.exam)
  expect((await taken.submit([{ questionId: first, selectedOption: 0 }])).body.submission).toMatchObject({
    percentage: 66.67,
    passed: false,
  })
})

test('ends by itself after two hours; a quiz’s draft call does not reach it', async () => {
  const room = await anExamClass(academy)
  const other = await aReadyStudent(academy, room)
  const { open, draft } = sitting(room.student, room.course.id)
  const id = (await open()).attempt?._id ?? ''
  const [a] = questionIds(room.exam)
  const answers = [{ questionId: a, seq: 1, selectedOption: 1 }]
  const body = { attemptId: id, deviceId: PHONE, answers }
  const asQuiz = await academy
    .as(room.student)
    .send('PUT /api/quiz/draft/{id}', { params: { id: room.exam.id }, body })
  expect(asQuiz.status).toBe(404)
  expect((await sitting(other, room.course.id).draft(id, answers)).status).toBe(403)
  await draft(id, answers)
  academy.clock.advance(121 * MINUTE_MS)
  await academy.runJobs()
  const { submission } = await open()
  expect(submission).toMatchObject({ isFinalised: true, totalMarksAwarded: 1, passed: false })
})
