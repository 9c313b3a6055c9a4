import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aQuiz } from '../../../testing/assessments.ts'
import {
  aQuizClass,
  aReadyStudent,
  LAPTOP,
  questionIds,
  storedOf,
  taking,
} from '../../../testing/sittings.ts'
import { EVIDENCE_MAX_ROWS } from './evidence-store.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function running() {
  const room = await aQuizClass(academy)
  const taken = taking(academy, room.student, room.quiz)
  const id = await taken.begin()
  return { ...room, ...taken, id, q: questionIds(room.quiz) }
}
const choice = (questionId: string, seq: number, selectedOption: number | null) => ({
  questionId,
  seq,
  selectedOption,
})

describe('order', () => {
  test('the higher number counts, whatever comes last; what was beaten is kept', async () => {
    const { draft, id, q } = await running()
    await draft(id, [choice(q[0], 5, 2)])
    const late = await draft(id, [choice(q[0], 3, 1)])
    expect(late.body).toMatchObject({ seq: 6 - 1, state: 'open', changes: [{ questionId: q[0], seq: 5 }] })
    await draft(id, [choice(q[0], 7, 0)], 5)
    const { answers, evidence } = await storedOf(academy, id)
    expect(answers).toMatchObject([{ question_id: q[0], seq: 7, selected_option: 0 }])
    expect(evidence.map(({ seq, selected_option, reason }) => [seq, selected_option, reason])).toEqual([
      [3, 1, 'beaten'],
      [5, 2, 'beaten'],
    ])
  })

  test('a tie goes to the later receipt; the same again changes nothing', async () => {
    const { draft, id, q } = await running()
    await draft(id, [choice(q[0], 4, 1)])
    for (let i = 0; i < 3; i++) await draft(id, [choice(q[0], 4, 1)])
    expect((await storedOf(academy, id)).evidence).toEqual([])
    await draft(id, [choice(q[0], 4, 3)], 4, LAPTOP)
    await draft(id, [choice(q[0], 2, 0)])
    await draft(id, [choice(q[0], 2, 0)])
    const { answers, evidence } = await storedOf(academy, id)
    expect(answers).toMatchObject([{ seq: 4, selected_option: 3, device_id: LAPTOP }])
    expect(evidence.map(({ selected_option }) => selected_option)).toEqual([1, 0])
  })

  test('a cleared answer is an answer too', async () => {
    const { draft, open, id, q } = await running()
    await draft(id, [{ questionId: q[2], seq: 1, writtenAnswer: 'Because phones are small' }])
    await draft(id, [{ questionId: q[2], seq: 2, writtenAnswer: null, flagged: true }], 1)
    const { attempt } = await open()
    expect(attempt?.answers).toEqual([
      { questionId: q[2], seq: 2, selectedOption: null, writtenAnswer: null, flagged: true },
    ])
  })

  test('devices learn from each other, also of an answer with a lower number than they have seen', async () => {
    const { draft, id, q } = await running()
    await draft(id, [choice(q[0], 10, 1)])
    const laptop = await draft(id, [choice(q[1], 2, 2)], 1, LAPTOP)
    expect(laptop.body.changes).toMatchObject([{ questionId: q[0], seq: 10, selectedOption: 1 }])
    const phone = await draft(id, [], 10)
    expect(phone.body.changes).toMatchObject([{ questionId: q[1], seq: 2, selectedOption: 2 }])
    expect((await draft(id, [], phone.body.seq)).body.changes).toEqual([])
    // It numbers its own far ahead; what it has heard from the server is what it asks by.
    await draft(id, [choice(q[1], phone.body.seq + 1, 0)], phone.body.seq, LAPTOP)
    const answer = await draft(id, [choice(q[0], phone.body.seq + 3, 3)], phone.body.seq)
    expect(answer.body.changes).toMatchObject([{ questionId: q[1], selectedOption: 0 }])
  })

  test('twenty batches at once leave what has the highest number', async () => {
    const { draft, id, q } = await running()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        draft(id, [choice(q[0], i + 1, i % 4), choice(q[1], 40 - i, i % 3)]),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const stored = await storedOf(academy, id)
    const counts = new Map(stored.answers.map((row) => [row.question_id, [row.seq, row.selected_option]]))
    expect(counts.get(q[0])).toEqual([20, 19 % 4])
    expect(counts.get(q[1])).toEqual([40, 0])
  })

  test('history has a bound', async () => {
    const { draft, id, q } = await running()
    for (const from of [1, 201, 401]) {
      const answers = Array.from({ length: 200 }, (_, i) => choice(q[0], from + i, i % 4))
      expect((await draft(id, answers)).status).toBe(200)
    }
    const { answers, evidence } = await storedOf(academy, id)
    expect(answers).toMatchObject([{ seq: 600 }])
    expect(evidence.length).toBe(EVIDENCE_MAX_ROWS)
    expect(Math.min(...evidence.map(({ seq }) => seq))).toBe(400)
  })
})

describe('what does not fit is refused, and nothing of its batch is stored', () => {
  const cases: [string, (q: string[], foreign: string) => Record<string, unknown>, string][] = [
    ['a foreign question', (_, foreign) => ({ questionId: foreign, selectedOption: 0 }), M.questionForeign],
    ['an option out of range', (q) => ({ questionId: q[0], selectedOption: 4 }), M.optionOutOfRange],
    ['a negative option', (q) => ({ questionId: q[0], selectedOption: -1 }), M.optionOutOfRange],
    ['text for a choice', (q) => ({ questionId: q[0], writtenAnswer: 'the second' }), M.answerKind],
    ['a choice for a text', (q) => ({ questionId: q[2], selectedOption: 0 }), M.answerKind],
    ['a text too long', (q) => ({ questionId: q[2], writtenAnswer: 'x'.repeat(20_001) }), M.answerTooLong],
    ['no number', (q) => ({ questionId: q[0], seq: 0, selectedOption: 0 }), M.answersInvalid],
    ['a number too high', (q) => ({ questionId: q[0], seq: 2 ** 31, selectedOption: 0 }), M.answersInvalid],
  ]
  test.each(cases)('%s', async (_, faulty, message) => {
    const { quiz, course, lecture, student, id, q } = await running()
    const other = await aQuiz(academy, course, { lecture })
    const answers = [choice(q[1], 1, 0), { seq: 2, ...faulty(q, questionIds(other)[0]) }]
    const body = { attemptId: id, deviceId: LAPTOP, answers }
    const answer = await academy
      .as(student)
      .send('PUT /api/quiz/draft/{id}', { params: { id: quiz.id }, body })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect(await storedOf(academy, id)).toMatchObject({ answers: [], evidence: [] })
  })

  test('another’s attempt, another quiz, none', async () => {
    const { course, lecture, quiz, student, id, q, draft } = await running()
    const room = { course, lecture, owner: student }
    const eric = await aReadyStudent(academy, room)
    const theirs = taking(academy, eric, quiz)
    expect(await theirs.draft(id, [choice(q[0], 1, 0)])).toMatchObject({
      status: 403,
      body: { message: M.attemptNotYours },
    })
    expect((await theirs.draft('f'.repeat(24), [])).status).toBe(404)
    const other = await aQuiz(academy, course, { lecture })
    expect((await taking(academy, student, other).draft(id, [choice(q[0], 1, 0)])).status).toBe(404)
    const stranger = await aQuizClass(academy)
    expect((await taking(academy, stranger.student, quiz).draft('f'.repeat(24), [])).status).toBe(403)
    expect((await draft(id, [])).status).toBe(200)
    expect((await storedOf(academy, id)).answers).toEqual([])
  })
})

describe('late', () => {
  test('in the grace an answer counts; after it, it is kept apart, once, and refused', async () => {
    const { draft, id, q, result } = await running()
    academy.clock.advance(30 * MINUTE_MS + 29_000)
    expect((await draft(id, [choice(q[0], 1, 1)])).status).toBe(200)
    academy.clock.advance(2_000)
    const recordedAt = '2020-01-01T00:00:00Z'
    for (let i = 0; i < 3; i++) {
      const refused = await draft(id, [{ ...choice(q[1], 2, 2), recordedAt }, choice(q[0], 1, 1)])
      expect(refused).toMatchObject({ status: 409, body: { message: M.attemptEnded } })
    }
    const { answers, evidence, submissions } = await storedOf(academy, id)
    expect(answers.map(({ question_id }) => question_id)).toEqual([q[0]])
    expect(evidence).toMatchObject([{ question_id: q[1], reason: 'late', recorded_at: new Date(recordedAt) }])
    expect(submissions).toMatchObject([{ is_finalised: true, total_marks_awarded: 1 }])
    expect((await result()).submission?.isFinalised).toBe(true)
  })

  test('after handing in, an old draft has no effect and is history', async () => {
    const { draft, submit, id, q, result } = await running()
    await draft(id, [choice(q[0], 4, 1)])
    await submit([choice(q[0], 4, 1)])
    const before = await result()
    expect((await draft(id, [choice(q[0], 2, 3)])).status).toBe(409)
    expect((await draft(id, [choice(q[0], 9, 2)])).status).toBe(409)
    expect(await result()).toEqual(before)
    const { evidence } = await storedOf(academy, id)
    expect(evidence.map(({ seq, reason }) => [seq, reason])).toEqual([
      [2, 'beaten'],
      [9, 'late'],
    ])
  })

  test('what a device believes of the time decides nothing', async () => {
    const { draft, id, q } = await running()
    const recordedAt = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z']
    for (const [i, at] of recordedAt.entries()) {
      const answer = await draft(id, [{ ...choice(q[0], i + 1, i), recordedAt: at }])
      expect(answer).toMatchObject({ status: 200, body: { state: 'open' } })
    }
    expect((await storedOf(academy, id)).answers).toMatchObject([{ seq: 3, recorded_at: null }])
  })
})
