import { ANSWERS_PAGE_ROWS, QUESTION_MESSAGES as M } from '@academy/contract/questions'
import { USER_MESSAGES } from '@academy/contract/users'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import type { TestPerson } from '../../testing/people.ts'
import { aLesson, anAnswer, aQuestion, findUseful, readQuestion } from '../../testing/questions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const read = (by: TestPerson, id: string, query = {}) => readQuestion(academy, by, id, query)
const useful = (by: TestPerson, id: string, kind?: 'questions' | 'answers') =>
  findUseful(academy, by, id, kind)

describe('answering', () => {
  test('the marked answer stands first, then the most useful; who teaches is named as such', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    const [early, late] = [
      await anAnswer(academy, eric, id, { body: 'Early' }),
      await anAnswer(academy, aline, id, { body: 'Late' }),
    ]
    await useful(grace, late, 'answers')
    const bodies = ({ accepted, answers }: Awaited<ReturnType<typeof read>>) => [
      accepted?.body,
      ...answers.map(({ body }) => body),
    ]
    expect(bodies(await read(aline, id))).toEqual([undefined, 'Late', 'Early'])
    const accept = (answerId: string | null) =>
      academy.as(grace).call('PUT /api/questions/{id}/accepted', { params: { id }, body: { answerId } })
    expect((await read(aline, id)).question.state).toBe('unanswered')
    expect(await accept(early)).toEqual({ message: M.marked })
    expect(bodies(await read(aline, id))).toEqual(['Early', 'Late'])
    expect((await read(aline, id)).question.state).toBe('answered')
    await accept(late)
    expect(bodies(await read(aline, id))).toEqual(['Late', 'Early'])
    await accept(null)
    expect((await read(aline, id)).question.state).toBe('unanswered')
    await anAnswer(academy, grace, id, { body: 'From me' })
    const { question, answers } = await read(aline, id)
    expect(question.state).toBe('answered')
    expect(answers.find(({ body }) => body === 'From me')?.author).toMatchObject({
      name: 'Grace Mukamana',
      isTeacher: true,
    })
    expect(answers.filter(({ author }) => author.isTeacher)).toHaveLength(1)
  })

  test('only an answer of the question that the class sees can be marked', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const [id, other] = [await aQuestion(academy, aline, lecture), await aQuestion(academy, aline, lecture)]
    const [answer, elsewhere] = [await anAnswer(academy, eric, id), await anAnswer(academy, eric, other)]
    const accept = (answerId: string) =>
      academy.as(grace).send('PUT /api/questions/{id}/accepted', { params: { id }, body: { answerId } })
    expect(await accept(elsewhere)).toMatchObject({ status: 400, body: { message: M.answerOfAnother } })
    await academy.as(grace).call('PUT /api/answers/{id}/hidden', {
      params: { id: answer },
      body: { isHidden: true },
    })
    expect(await accept(answer)).toMatchObject({ status: 409, body: { message: M.answerHidden } })
  })

  test('answers come a page at a time', async () => {
    const { lecture, aline, eric } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    await sql`insert into lecture_answers (id, question_id, author_id, key, body, by_teacher, answered_at)
      select 'a' || lpad(to_hex(n), 23, '0'), ${id}, ${eric.id}, 'key-' || n, 'Answer ' || n, false, now()
      from generate_series(1, ${ANSWERS_PAGE_ROWS + 3}) n`.execute(academy.services.db)
    const first = await read(aline, id)
    const rest = await read(aline, id, { after: first.next })
    expect([first.answers.length, rest.answers.length, rest.next]).toEqual([ANSWERS_PAGE_ROWS, 3, null])
    expect(first.question.answers).toBe(ANSWERS_PAGE_ROWS + 3)
    expect(rest.answers[0]?.body).toBe(`Answer ${ANSWERS_PAGE_ROWS + 1}`)
  })
})

describe('one’s own', () => {
  test('a question is changed and deleted while nobody has answered, also by racing calls', async () => {
    const { lecture, aline, eric } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    const edit = (by: TestPerson, title: string) =>
      academy.as(by).send('PUT /api/questions/{id}', { params: { id }, body: { title, body: '' } })
    expect((await edit(aline, 'Better')).body.question).toMatchObject({
      title: 'Better',
      editedAt: expect.any(String),
    })
    expect(await edit(eric, 'Mine')).toMatchObject({ status: 403, body: { message: M.notYours } })
    const [deleted, answered] = await Promise.all([
      academy.as(aline).send('DELETE /api/questions/{id}', { params: { id } }),
      academy.as(eric).send('POST /api/questions/{id}/answers', {
        params: { id },
        body: { body: 'Wait.', key: 'a-racing-answer' },
      }),
    ])
    if (deleted.status === 200) {
      expect(answered.status).toBe(404)
    } else {
      expect([deleted.status, deleted.body.message, answered.status]).toEqual([409, M.hasAnswers, 200])
      expect(await edit(aline, 'Again')).toMatchObject({ status: 409, body: { message: M.hasAnswers } })
    }
  })

  test('an answer is, unless it is marked', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    const answer = await anAnswer(academy, eric, id)
    const params = { id: answer }
    await academy.as(eric).call('PUT /api/answers/{id}', { params, body: { body: 'Better' } })
    expect((await read(eric, id)).answers[0]).toMatchObject({ body: 'Better', mayEdit: true })
    await academy.as(grace).call('PUT /api/questions/{id}/accepted', {
      params: { id },
      body: { answerId: answer },
    })
    for (const [address, body] of [
      ['PUT /api/answers/{id}', { body: 'Worse' }],
      ['DELETE /api/answers/{id}', undefined],
    ] as const)
      expect(await academy.as(eric).send(address, { params, body })).toMatchObject({
        status: 409,
        body: { message: M.markedStays },
      })
    expect(await academy.as(aline).send('DELETE /api/answers/{id}', { params })).toMatchObject({
      status: 403,
    })
    await academy
      .as(grace)
      .call('PUT /api/questions/{id}/accepted', { params: { id }, body: { answerId: null } })
    await academy.as(eric).call('DELETE /api/answers/{id}', { params })
    expect((await read(aline, id)).question).toMatchObject({ answers: 0, state: 'unanswered', mayEdit: true })
  })

  test('who is deleted is called so, and takes their voices along', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    const answer = await anAnswer(academy, aline, id)
    await useful(eric, id)
    await useful(eric, answer, 'answers')
    expect((await read(grace, id)).question.useful).toBe(1)
    await sql`delete from users where id in (${eric.id}, ${aline.id})`.execute(academy.services.db)
    const { question, answers } = await read(grace, id)
    expect([question.author.name, question.useful, answers[0]?.author.name, answers[0]?.useful]).toEqual([
      USER_MESSAGES.deletedUser,
      0,
      USER_MESSAGES.deletedUser,
      0,
    ])
  })
})
