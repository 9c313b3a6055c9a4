import { QUESTION_MESSAGES as M, QUESTIONS_PAGE_ROWS } from '@academy/contract/questions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aLecture, type TestPerson } from '../../testing/people.ts'
import { aLesson, anAnswer, aQuestion, findUseful, readQuestion } from '../../testing/questions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const read = (by: TestPerson, id: string, query = {}) => readQuestion(academy, by, id, query)
const useful = (by: TestPerson, id: string, kind?: 'questions' | 'answers') =>
  findUseful(academy, by, id, kind)
const listOf = (by: TestPerson, { id }: { id: string }, query = {}) =>
  academy.as(by).call('GET /api/lecture/{lectureId}/questions', { params: { lectureId: id }, query })
const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title)

describe('asking', () => {
  test('the most useful stands first, or the newest; one voice a person', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const [first, second] = [
      await aQuestion(academy, aline, lecture, { title: 'First' }),
      await aQuestion(academy, aline, lecture, { title: 'Second', body: '' }),
    ]
    for (const by of [eric, eric, grace]) expect((await useful(by, first)).status).toBe(200)
    expect((await useful(eric, first)).body).toEqual({ useful: 2, isUseful: true })
    expect(await useful(aline, first)).toMatchObject({ status: 403, body: { message: M.ownUseful } })
    expect(titlesOf((await listOf(eric, lecture)).questions)).toEqual(['First', 'Second'])
    expect(titlesOf((await listOf(eric, lecture, { sort: 'newest' })).questions)).toEqual(['Second', 'First'])
    const [listed] = (await listOf(eric, lecture)).questions
    expect(listed).toMatchObject({ useful: 2, isUseful: true, state: 'unanswered', answers: 0 })
    await academy.as(eric).call('DELETE /api/questions/{id}/useful', { params: { id: first } })
    expect((await read(grace, first)).question).toMatchObject({ useful: 1, isUseful: true })
    expect((await read(aline, second)).question).toMatchObject({ isSubscribed: true, mayEdit: true })
  })

  test('the same question sent again, at once too, is stored once', async () => {
    const { lecture, aline } = await aLesson(academy)
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => aQuestion(academy, aline, lecture, { key: 'the-same-key' })),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await listOf(aline, lecture)).total).toBe(1)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => anAnswer(academy, aline, ids[0] ?? '', { key: 'the-same-key' })),
    )
    expect(new Set(answers).size).toBe(1)
    expect((await read(aline, ids[0] ?? '')).question.answers).toBe(1)
  })

  test('every letter survives, and nothing is taken for markup or a pattern', async () => {
    const { lecture, aline } = await aLesson(academy)
    const title = '100% of <b>ibiró</b> \\ _ 🌄'
    const id = await aQuestion(academy, aline, lecture, { title: `${title}\nsecond line`, body: 'a\n\nb\t' })
    expect((await read(aline, id)).question).toMatchObject({ title: `${title} second line`, body: 'a\n\nb' })
    expect((await listOf(aline, lecture, { q: '100% IBIRO \\ _ 🌄' })).total).toBe(1)
    expect((await listOf(aline, lecture, { q: '100_ of' })).total).toBe(0)
  })

  test('pages go on where the last one ended, in either order, and a search is of every word', async () => {
    const { lecture, aline, eric } = await aLesson(academy)
    const count = QUESTIONS_PAGE_ROWS + 5
    await sql`insert into lecture_questions (id, course_id, lecture_id, author_id, key, title, body, asked_at)
      select lpad(to_hex(n), 24, '0'), l.course_id, l.id, ${aline.id}, 'key-' || n, 'Question ' || n, 'canvas', now()
      from lectures l, generate_series(1, ${count}) n where l.id = ${lecture.id}`.execute(academy.services.db)
    await useful(eric, '3'.padStart(24, '0'))
    for (const sort of ['useful', 'newest'] as const) {
      const first = await listOf(eric, lecture, { sort })
      const rest = await listOf(eric, lecture, { sort, after: first.next })
      expect([first.questions.length, rest.questions.length, rest.next]).toEqual([
        QUESTIONS_PAGE_ROWS,
        5,
        null,
      ])
      const ids = [...first.questions, ...rest.questions].map(({ _id }) => _id)
      expect(new Set(ids).size).toBe(count)
      expect(first.total).toBe(count)
    }
    expect(titlesOf((await listOf(eric, lecture)).questions)[0]).toBe('Question 3')
    expect(titlesOf((await listOf(eric, lecture, { q: 'canvas question 17' })).questions)).toEqual([
      'Question 17',
    ])
  })

  test('who is about to ask sees what was asked in the course already, misspelt or not', async () => {
    const { course, lecture, aline, eric, grace } = await aLesson(academy)
    const next = await aLecture(academy, course, { title: 'Moving' })
    await aQuestion(academy, aline, lecture, { title: 'Canvas stays empty after drawing' })
    await aQuestion(academy, aline, next, { title: 'How do I count lives?' })
    const elsewhere = await aLesson(academy)
    await aQuestion(academy, elsewhere.aline, elsewhere.lecture, { title: 'Canvas stays empty' })
    const similar = async (title: string) =>
      titlesOf(
        (
          await academy.as(eric).call('GET /api/lecture/{lectureId}/questions/similar', {
            params: { lectureId: next.id },
            query: { title },
          })
        ).questions,
      )
    expect(await similar('Why is my canvas empty')).toEqual(['Canvas stays empty after drawing'])
    expect(await similar('canvass stays emty')).toEqual(['Canvas stays empty after drawing'])
    for (const title of ['Ca', '', '%', 'Where is the exam?']) expect(await similar(title)).toEqual([])
    const [listed] = (await listOf(grace, lecture)).questions
    await academy.as(grace).call('PUT /api/questions/{id}/hidden', {
      params: { id: listed?._id ?? '' },
      body: { isHidden: true },
    })
    expect(await similar('Why is my canvas empty')).toEqual([])
  })
})
