import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, aLecture, anInstructor, type TestPerson } from '../../testing/people.ts'
import { aGraduate } from '../../testing/submissions.ts'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }
let lecture: { id: string }
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
  lecture = await aLecture(academy, course, { title: 'Loops' })
})

const choice = { question: 'What repeats?', options: ['for', 'if'], correctOption: 0, marks: 1 }
const written = { question: 'Why?', questionType: 'written', marks: 2.5 }
const form = (questions: object[] = [choice, written]) => ({
  title: 'Loops',
  description: 'Around and around.',
  timeLimit: 10,
  questions,
})
const creating = (questions?: object[]) => ({ ...form(questions), course: course.id, lecture: lecture.id })

const create = async (questions?: object[]) => {
  const { quiz } = await academy
    .as(grace)
    .call('POST /api/instructor/quizzes/new', { body: creating(questions) })
  return quiz
}
const edit = (id: string, body: object) =>
  academy.as(grace).send('PUT /api/instructor/quizzes/{id}', { params: { id }, body })
const begin = (student: TestPerson, id: string) =>
  academy.as(student).call('GET /api/quiz/student/{id}', { params: { id } })
const papersOf = (id: string) =>
  academy.services.db
    .selectFrom('papers')
    .selectAll()
    .where('assessment_id', '=', id)
    .orderBy('version')
    .execute()

describe('making a quiz', () => {
  test('adds its marks up, whatever the form says, at either address', async () => {
    for (const address of ['POST /api/instructor/quiz/new', 'POST /api/instructor/quizzes/new'] as const) {
      const { message, quiz } = await academy
        .as(grace)
        .call(address, { body: { ...creating(), totalMarks: 99 } })
      expect(message).toBe('Quiz created successfully')
      expect(quiz).toMatchObject({ totalMarks: 3.5, questionCount: 2, timeLimit: 10, passingScore: 70 })
      expect(quiz).toMatchObject({
        course: course.id,
        lecture: lecture.id,
        lectureTitle: 'Loops',
        version: 1,
      })
      const read = await academy.as(grace).call('GET /api/quiz/{id}', { params: { id: quiz._id } })
      expect(read.quiz).toEqual(quiz)
    }
  })

  test('trims, and drops the blank options at the end', async () => {
    const { questions } = await create([
      { ...choice, question: ' What? ', options: [' for', 'if ', '', ' '] },
    ])
    expect(questions[0]).toMatchObject({ question: 'What?', options: ['for', 'if'], correctOption: 0 })
  })

  test.each<[string, object]>([
    ['Question 2 text is required', { question: '  ' }],
    ['Question 2 must be multiple choice or written', { questionType: 'riddle' }],
    ['Question 2 must have at least 2 options', { options: ['for', ' '] }],
    ['Question 2 must have at least 2 options', { options: null }],
    ['All options for question 2 must be filled', { options: ['', 'for', 'if'], correctOption: 1 }],
    [
      'Options A and C of question 2 are the same. Please change one of them',
      { options: ['for', 'if', ' for '] },
    ],
    [
      'Options A and B of question 2 are the same. Please change one of them',
      { options: ['caf\u00e9', 'cafe\u0301', 'if'] },
    ],
    ['Question 2 must have a valid correct option', { correctOption: 2 }],
    ['Question 2 must have a valid correct option', { correctOption: -1 }],
    ['Question 2 must have a valid correct option', { correctOption: 0.5 }],
    ['Question 2 must have a valid correct option', { correctOption: undefined }],
    ['Question 2 must have 1 to 100 marks in steps of 0.5', { marks: 0.5 }],
    ['Question 2 must have 1 to 100 marks in steps of 0.5', { marks: 1.2 }],
    ['Question 2 must have 1 to 100 marks in steps of 0.5', { marks: 100.5 }],
    [
      'The picture of question 2 is not known. Please add it again',
      { image: { url: 'https://a.rw/b.webp' } },
    ],
    [
      'The picture of question 2 is not known. Please add it again',
      { image: { url: `/uploads/questions/${'0'.repeat(32)}.webp` } },
    ],
    ['Question 2 is too long. Please use at most 5,000 characters', { question: 'x'.repeat(5001) }],
    ['Question 2 has more than 26 options', { options: Array.from({ length: 27 }, (_, n) => `${n}`) }],
  ])('%s', async (message, change) => {
    const answer = await academy
      .as(grace)
      .send('POST /api/instructor/quizzes/new', { body: creating([choice, { ...choice, ...change }]) })
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { 'questions.1': message } } })
  })

  test.each<[string, object]>([
    [M.titleRequired, { title: ' ' }],
    [M.descriptionRequired, { description: '' }],
    [M.courseRequired, { course: 'undefined' }],
    [M.questionsRequired, { questions: [] }],
    [M.timeLimitInvalid, { timeLimit: 181 }],
    [M.timeLimitInvalid, { timeLimit: 0 }],
    [M.passingInvalid, { passingScore: 101 }],
    [M.lectureForeign, { lecture: newId() }],
  ])('%s', async (message, change) => {
    const body = { ...creating(), ...change }
    const answer = await academy.as(grace).send('POST /api/instructor/quizzes/new', { body })
    expect(answer).toMatchObject({ status: 400, body: { message } })
  })

  test('for a lecture of another course is refused, and stores nothing', async () => {
    const other = await aLecture(academy, await aCourse(academy, { instructor: grace }))
    const body = { ...creating(), lecture: other.id }
    const answer = await academy.as(grace).send('POST /api/instructor/quiz/new', { body })
    expect(answer).toMatchObject({ status: 400, body: { fields: { lecture: M.lectureForeign } } })
    const { quizzes } = await academy.as(grace).call('GET /api/instructor/quizzes')
    expect(quizzes).toEqual([])
  })

  test('begins with its lecture, for those who teach it', async () => {
    const check = (person: TestPerson, lectureId: string) =>
      academy.as(person).send('GET /api/quiz/check-lecture/{lectureId}', { params: { lectureId } })
    expect((await check(grace, lecture.id)).body.lecture).toMatchObject({ title: 'Loops', course: course.id })
    const refusal = { message: 'Lecture not found or access denied' }
    expect(await check(await anInstructor(academy), lecture.id)).toMatchObject({ status: 403, body: refusal })
    expect(await check(grace, newId())).toMatchObject({ status: 404, body: refusal })
  })
})

describe('changing a quiz', () => {
  test('that nobody has opened replaces its questions, and keeps the ids of those that stay', async () => {
    const quiz = await create()
    const [first, second] = quiz.questions
    const questions = [second, { ...first, marks: 4 }, { ...choice, question: 'New?' }] as object[]
    const { body } = await edit(quiz._id, { ...form(questions), version: quiz.version })
    expect(body.message).toBe(M.updated)
    expect(body.quiz).toMatchObject({ version: 2, totalMarks: 7.5, questionCount: 3 })
    const ids = body.quiz.questions.map(({ _id }: { _id: string }) => _id)
    expect(ids.slice(0, 2)).toEqual([second?._id, first?._id])
    expect(ids[2]).toMatch(/^[0-9a-f]{24}$/)
    expect(await papersOf(quiz._id)).toHaveLength(1)
  })

  test('that somebody has begun makes the next version, and leaves theirs alone', async () => {
    const quiz = await create()
    const [before] = await papersOf(quiz._id)
    await begin(await aGraduate(academy, course), quiz._id)
    const { body } = await edit(quiz._id, form([{ ...quiz.questions[0], correctOption: 1 }]))
    expect(body.message).toBe(M.updatedForNext)
    const papers = await papersOf(quiz._id)
    expect(papers[0]).toEqual(before)
    expect(papers.map(({ version }) => version)).toEqual([1, 2])
    expect(papers[1]?.answer_key).toEqual({ [quiz.questions[0]?._id ?? '']: 1 })
  })

  test('in its questions not at all makes no version; the same again changes nothing', async () => {
    const quiz = await create()
    const again = { ...form(quiz.questions), version: quiz.version }
    expect((await edit(quiz._id, again)).body.quiz).toEqual(quiz)
    const { body } = await edit(quiz._id, { ...again, title: 'Round' })
    expect(body.quiz).toMatchObject({ title: 'Round', version: 2, questions: quiz.questions })
    expect(await papersOf(quiz._id)).toMatchObject([{ version: 1 }])
    const events = await academy.services.db
      .selectFrom('assessment_events')
      .select(['event', 'actor_id', 'detail'])
      .where('assessment_id', '=', quiz._id)
      .execute()
    expect(events).toEqual([{ event: 'edited', actor_id: grace.id, detail: ATTEMPT_MESSAGES.editedFacts }])
  })

  test('that asked the same option twice before that was refused is read, and saved once it is mended', async () => {
    const quiz = await create()
    const [paper] = await papersOf(quiz._id)
    const [asked, ...others] = paper?.questions ?? []
    await academy.services.db
      .updateTable('papers')
      .set({ questions: JSON.stringify([{ ...asked, options: ['for', 'if', 'for'] }, ...others]) as never })
      .where('assessment_id', '=', quiz._id)
      .execute()
    const { quiz: old } = await academy.as(grace).call('GET /api/quiz/{id}', { params: { id: quiz._id } })
    expect(old.questions[0]?.options).toEqual(['for', 'if', 'for'])
    expect(await edit(quiz._id, form(old.questions))).toMatchObject({
      status: 400,
      body: { message: 'Options A and C of question 1 are the same. Please change one of them' },
    })
    const mended = [{ ...old.questions[0], options: ['for', 'if', 'while'] }, ...old.questions.slice(1)]
    const { body } = await edit(quiz._id, form(mended))
    expect(body.quiz.questions[0]).toMatchObject({ _id: asked?._id, options: ['for', 'if', 'while'] })
  })

  test('takes no question of another quiz for its own', async () => {
    const [one, other] = [await create(), await create()]
    const { body } = await edit(one._id, form([...other.questions, ...one.questions]))
    const ids = body.quiz.questions.map(({ _id }: { _id: string }) => _id)
    expect(ids.slice(2)).toEqual(one.questions.map(({ _id }) => _id))
    for (const { _id } of other.questions) expect(ids).not.toContain(_id)
  })

  test('while others open it leaves everybody the questions they were given', async () => {
    const quiz = await create()
    const students = await Promise.all(Array.from({ length: 10 }, () => aGraduate(academy, course)))
    const edits = [1, 2, 3, 4].map((n) => edit(quiz._id, form([{ ...choice, question: `Edit ${n}?` }])))
    const opened = await Promise.all(students.map((student) => begin(student, quiz._id)))
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200)
    for (const [n, { quiz: first, attempt }] of opened.entries()) {
      expect(attempt).not.toBeNull()
      const again = await begin(students[n] as TestPerson, quiz._id)
      expect(again.quiz.questions).toEqual(first.questions)
    }
  })

  test('twice at once: the second is told, and nothing of it is kept', async () => {
    const quiz = await create()
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) => edit(quiz._id, { ...form(quiz.questions), title, version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toEqual({ message: M.editedMeanwhile })
  })

  test('of another instructor is refused; an exam is no quiz', async () => {
    const quiz = await create()
    const stranger = academy.as(await anInstructor(academy))
    const body = form()
    const params = { id: quiz._id }
    expect(await stranger.send('PUT /api/instructor/quizzes/{id}', { params, body })).toMatchObject({
      status: 403,
    })
    expect(await stranger.send('GET /api/quiz/{id}', { params })).toMatchObject({ status: 403 })
    expect(await stranger.send('DELETE /api/quiz/{id}', { params })).toMatchObject({ status: 403 })
    expect(await edit(newId(), body)).toMatchObject({ status: 404, body: { message: M.notFound } })
  })
})

describe('deleting a quiz', () => {
  test('takes its submissions along, at either address', async () => {
    for (const address of ['DELETE /api/quiz/{id}', 'DELETE /api/instructor/quizzes/{id}'] as const) {
      const quiz = await create()
      const params = { id: quiz._id }
      expect(await academy.as(grace).call(address, { params })).toEqual({
        message: 'Quiz deleted successfully',
      })
      expect(await papersOf(quiz._id)).toEqual([])
      expect((await academy.as(grace).send(address, { params })).status).toBe(404)
    }
  })
})
