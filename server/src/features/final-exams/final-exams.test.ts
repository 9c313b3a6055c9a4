import { type FinalExam, FINAL_EXAM_MESSAGES as M } from '@academy/contract/final-exams'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, aLecture, anAdmin, anInstructor, type TestPerson } from '../../testing/people.ts'
import { aGraduate, aSubmission, type SatPaper } from '../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace, title: 'First Steps' })
  await aLecture(academy, course)
})

const choice = { question: 'What repeats?', options: ['for', 'if'], correctOption: 0, marks: 4 }
const written = { question: 'Why?', questionType: 'written', marks: 6 }
const form = (change: object = {}) => ({
  title: 'First Steps - Final Examination',
  description: 'Everything.',
  questions: [choice, written],
  ...change,
})
const create = (change: object = {}, by = grace) =>
  academy
    .as(by)
    .send('POST /api/certification/final-exam/new', { body: { ...form(change), course: course.id } })
const exam = async (): Promise<FinalExam> => (await create()).body.finalExam
const edit = (id: string, change: object) =>
  academy.as(grace).send('PUT /api/certification/final-exam/{id}', { params: { id }, body: form(change) })
const ofCourse = (by = grace) =>
  academy
    .as(by)
    .send('GET /api/certification/final-exam/course/{courseId}', { params: { courseId: course.id } })

describe('creating', () => {
  test('with two hours and eighty percent unless it says otherwise', async () => {
    const answer = await create()
    expect([answer.status, answer.body.success, answer.body.message]).toEqual([200, true, M.created])
    expect(answer.body.finalExam).toMatchObject({
      timeLimit: 120,
      passingScore: 80,
      totalMarks: 10,
      questionCount: 2,
      course: course.id,
      courseTitle: 'First Steps',
      version: 1,
    })
    expect(answer.body.finalExam.questions[0]).toMatchObject({ correctOption: 0, options: ['for', 'if'] })
  })

  test.each([
    ['2', 2],
    [' 10 ', 10],
    ['two', 1],
    ['', 1],
    [null, 1],
  ])('marks of %j count as %i', async (marks, counted) => {
    const { status, body } = await create({ questions: [{ ...choice, marks }] })
    expect([status, body.finalExam?.questions[0].marks]).toEqual([200, counted])
  })

  test('one a course, also of ten at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe('This course already has a final exam')
    expect((await create()).status).toBe(409)
  })

  test.each([
    [{ title: '  ' }, M.titleAndDescription],
    [{ description: '' }, M.titleAndDescription],
    [{ questions: [] }, M.questionsRequired],
    [{ questions: [choice, { ...choice, question: ' ' }] }, 'Question 2 is empty'],
    [{ questions: [{ ...choice, options: ['for', ' '] }] }, 'Question 1 has empty options'],
    [
      { questions: [choice, { ...choice, options: ['if', 'for', 'if'] }] },
      'Options A and C of question 2 are the same. Please change one of them',
    ],
    [{ questions: [{ ...choice, options: ['for', 'if', ''] }] }, 'Question 1 has empty options'],
    [{ questions: [{ ...choice, correctOption: 2 }] }, M.correctOption(1)],
    [{ questions: [{ ...choice, marks: 0 }] }, M.marksInvalid(1)],
    [{ questions: [{ ...choice, marks: 11 }] }, M.marksInvalid(1)],
    [{ questions: [{ ...choice, marks: 1.5 }] }, M.marksInvalid(1)],
    [{ questions: [{ ...choice, marks: '-2' }] }, M.marksInvalid(1)],
    [{ timeLimit: 29 }, M.timeLimitInvalid],
    [{ timeLimit: 301 }, M.timeLimitInvalid],
    [{ passingScore: 49 }, M.passingInvalid],
    [{ passingScore: 101 }, M.passingInvalid],
  ])('refuses %j', async (change, message) => {
    const answer = await create(change)
    expect([answer.status, answer.body.message]).toEqual([400, message])
    expect((await ofCourse()).status).toBe(404)
  })

  test('in a course of one’s own', async () => {
    expect((await create({}, await anInstructor(academy))).status).toBe(403)
    expect((await create({}, await anAdmin(academy))).status).toBe(200)
  })
})

describe('reading', () => {
  test('by course and by its own id, with the key and its figures', async () => {
    const made = await exam()
    await mark(await aSubmission(academy, paperOf(made)), 6)
    await mark(await aSubmission(academy, paperOf(made), { answers: [1, 'No.'] }), 6)
    await aSubmission(academy, paperOf(made))
    const { body } = await ofCourse()
    expect(body).toMatchObject({
      success: true,
      finalExam: { _id: made._id, questions: [{ correctOption: 0 }, { correctOption: null }] },
      stats: { totalSubmissions: 3, passedSubmissions: 1, pendingSubmissions: 1, passRate: 50 },
    })
    const byId = await academy
      .as(grace)
      .send('GET /api/instructor/final-exam/exam/{id}', { params: { id: made._id } })
    expect(byId.body).toEqual(body)
  })

  test('none yet is 404; a course id that is none is 400', async () => {
    const none = await ofCourse()
    expect([none.status, none.body.message]).toEqual([404, 'Final exam not found for this course'])
    for (const courseId of ['undefined', 'null', '12']) {
      const answer = await academy
        .as(grace)
        .send('GET /api/certification/final-exam/course/{courseId}', { params: { courseId } })
      expect([answer.status, answer.body.message]).toEqual([400, 'Invalid course ID'])
    }
  })

  test('the cards show each own course, with its exam or none', async () => {
    const made = await exam()
    await aSubmission(academy, paperOf(made))
    const bare = await aCourse(academy, {
      instructor: grace,
      title: 'Second Steps',
      description: 'x'.repeat(999),
    })
    const others = await aCourse(academy, { instructor: await anInstructor(academy) })
    const { courses } = await academy.as(grace).call('GET /api/instructor/final-exams')
    expect(courses.map(({ _id }) => _id)).toEqual([bare.id, course.id])
    expect(courses[0]).toMatchObject({ title: 'Second Steps', finalExam: null })
    expect(courses[0]?.description).toHaveLength(200)
    expect(courses[1]?.finalExam).toMatchObject({ _id: made._id, submissionCount: 1, pendingCount: 1 })
    const cardOf = (course: { id: string }) =>
      academy.as(grace).call('GET /api/instructor/final-exams', { query: { course: course.id } })
    expect(await cardOf(bare)).toMatchObject({
      courses: [{ _id: bare.id, finalExam: null }],
      total: 1,
      pages: 1,
    })
    expect(await cardOf(others)).toMatchObject({ courses: [], total: 0 })
  })
})

describe('editing and deleting', () => {
  test('keeps what was asked for those who have begun, and says so', async () => {
    const made = await exam()
    const first = await edit(made._id, { passingScore: 60 })
    expect([first.status, first.body.message]).toEqual([200, M.updated])
    const { id } = await aSubmission(academy, paperOf(first.body.finalExam))
    const second = await edit(made._id, { questions: [choice], passingScore: 90 })
    expect(second.body.message).toBe(M.updatedForNext)
    expect(second.body.finalExam).toMatchObject({ totalMarks: 4, questionCount: 1 })
    const { submission } = await read(id)
    expect(submission).toMatchObject({ totalMarks: 10, passingScore: 60 })
    expect(submission.questions).toHaveLength(2)
  })

  test('of two who edit the second is told', async () => {
    const made = await exam()
    expect((await edit(made._id, { title: 'A', version: 1 })).status).toBe(200)
    const late = await edit(made._id, { title: 'B', version: 1 })
    expect([late.status, late.body.message]).toEqual([409, M.editedMeanwhile])
  })

  test('takes its submissions along; while somebody sits it, it is refused', async () => {
    const made = await exam()
    const paper = paperOf(made)
    const { id } = await aSubmission(academy, paper)
    const student = await aGraduate(academy, course)
    await academy
      .as(student)
      .call('GET /api/certification/final-exam/student/{courseId}', { params: { courseId: course.id } })
    const remove = () =>
      academy.as(grace).send('DELETE /api/instructor/final-exam/{id}', { params: { id: made._id } })
    const refused = await remove()
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(student.name)])
    await aSubmission(academy, paper, { student })
    const answer = await remove()
    expect([answer.status, answer.body]).toEqual([200, { message: 'Final exam deleted successfully' }])
    expect((await academy.as(grace).send(READ, { params: { id } })).status).toBe(404)
    expect((await create()).status).toBe(200)
  })

  test('an exam is no quiz', async () => {
    const made = await exam()
    const params = { id: made._id }
    for (const address of ['GET /api/quiz/{id}', 'DELETE /api/quiz/{id}', 'GET /api/submissions/quiz/{id}'])
      expect((await academy.as(grace).send(address, { params })).status, address).toBe(404)
    const { id } = await aSubmission(academy, paperOf(made))
    expect((await academy.as(grace).send('GET /api/submission/{id}', { params: { id } })).status).toBe(404)
  })
})

const READ = 'GET /api/certification/final-exam/submission/{id}'
const read = (id: string) => academy.as(grace).call(READ, { params: { id } })
async function mark({ id }: { id: string }, marksAwarded: number) {
  const { submission } = await read(id)
  const answers = [{ answerId: submission.answers[1]?._id ?? '', marksAwarded }]
  await academy
    .as(grace)
    .call('PUT /api/certification/final-exam/submission/{id}/marks', { params: { id }, body: { answers } })
}
const paperOf = (made: FinalExam): SatPaper => ({
  id: made._id,
  kind: 'final-exam',
  course_id: course.id,
  questions: made.questions,
})
