import { QUESTION_MESSAGES as M } from '@academy/contract/questions'
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
const listOf = (by: TestPerson, { id }: { id: string }, query = {}) =>
  academy.as(by).call('GET /api/lecture/{lectureId}/questions', { params: { lectureId: id }, query })

describe('hiding', () => {
  test('a hidden question is seen by its author and who teaches, and takes no answers', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    const hide = (isHidden: boolean) =>
      academy.as(grace).call('PUT /api/questions/{id}/hidden', { params: { id }, body: { isHidden } })
    await hide(true)
    expect((await read(aline, id)).question).toMatchObject({ state: 'hidden', mayEdit: false })
    expect((await read(grace, id)).question.mayModerate).toBe(true)
    for (const address of ['GET /api/questions/{id}', 'PUT /api/questions/{id}/useful'])
      expect(await academy.as(eric).send(address, { params: { id } })).toMatchObject({
        status: 404,
        body: { message: M.notFound },
      })
    expect((await listOf(eric, lecture)).total).toBe(0)
    expect([(await listOf(aline, lecture)).total, (await listOf(grace, lecture)).total]).toEqual([1, 1])
    const answered = await academy.as(aline).send('POST /api/questions/{id}/answers', {
      params: { id },
      body: { body: 'Anybody?', key: 'to-a-hidden-one' },
    })
    expect(answered).toMatchObject({ status: 409, body: { message: M.questionClosed } })
    await hide(false)
    expect((await read(eric, id)).question.state).toBe('unanswered')
  })

  test('a hidden answer counts no more, loses its mark, and its author still sees it', async () => {
    const { lecture, aline, eric, grace } = await aLesson(academy)
    const id = await aQuestion(academy, aline, lecture)
    const answer = await anAnswer(academy, eric, id)
    await academy.as(grace).call('PUT /api/questions/{id}/accepted', {
      params: { id },
      body: { answerId: answer },
    })
    const hide = (isHidden: boolean) =>
      academy.as(grace).call('PUT /api/answers/{id}/hidden', { params: { id: answer }, body: { isHidden } })
    await hide(true)
    const seenByAline = await read(aline, id)
    expect([seenByAline.accepted, seenByAline.answers, seenByAline.question.answers]).toEqual([null, [], 0])
    expect(seenByAline.question).toMatchObject({ state: 'unanswered', mayEdit: false })
    expect((await read(eric, id)).answers[0]).toMatchObject({ isHidden: true, mayEdit: false })
    expect(await useful(aline, answer, 'answers')).toMatchObject({ status: 404 })
    await hide(false)
    expect((await read(aline, id)).answers).toHaveLength(1)
    const acts = await academy.services.db
      .selectFrom('audit_log')
      .select(['action', 'subject_kind', 'subject_name'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual([
      'mark-lecture-answer',
      'hide-lecture-answer',
      'show-lecture-answer',
    ])
    expect(acts[0]).toMatchObject({ subject_kind: 'question', subject_name: 'Why is my canvas empty?' })
  })
})
