import { contract } from '@academy/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { ACCESS } from './testing/access/table.ts'
import { keyIn } from './testing/answer-key.ts'
import { type Fixture, setUpFixture } from './testing/fixture.ts'
import { aSubmission } from './testing/submissions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** No position of an option, so wherever it turns up it came from the key. */
const CANARY = 987_654_321

/** Every right option of the academy becomes the canary. */
const plant = () =>
  sql`update papers set answer_key = (
    select jsonb_object_agg(question, ${CANARY}::int) from jsonb_object_keys(answer_key) question)
    where answer_key <> '{}'`.execute(academy.services.db)

async function aFixtureWithKeys(): Promise<Fixture> {
  const fixture = await setUpFixture(academy, 'S2')
  await Promise.all([fixture.quiz(), fixture.exam()])
  await plant()
  return fixture
}

const open = Object.values(contract).filter(({ who }) => ['everyone', 'signed-in', 'student'].includes(who))

describe('no call of a student answers with the key', () => {
  test.each(open)('$address', async ({ address }) => {
    const fixture = await aFixtureWithKeys()
    const answer = await academy.as(fixture.caller).send(address, await ACCESS[address].valid(fixture))
    expect(answer.text).not.toContain(String(CANARY))
    expect(keyIn(answer.body)).toBeNull()
  })
})

test('nor when everything was handed in, and marked', async () => {
  const fixture = await aFixtureWithKeys()
  const student = fixture.caller
  if (!student) throw new Error('nobody is on the fixture')
  for (const paper of [await fixture.quiz(), await fixture.exam()])
    await aSubmission(academy, paper, { student })
  const own = async () => {
    for (const { address, method } of open) {
      if (method !== 'GET') continue
      const answer = await academy.as(student).send(address, await ACCESS[address].valid(fixture))
      expect(answer.text, address).not.toContain(String(CANARY))
    }
  }
  await own()
  const { db } = academy.services
  await sql`update submission_answers set marks_awarded = 1`.execute(db)
  await sql`update submissions set status = 'graded', passed = true, unmarked_count = 0`.execute(db)
  await own()
})

test('those who teach are answered with it: the canary sings', async () => {
  const fixture = await aFixtureWithKeys()
  const params = { id: (await fixture.quiz()).id }
  const answer = await academy.as(fixture.owner).send('GET /api/quiz/{id}', { params })
  expect(answer.text).toContain(String(CANARY))
  expect(keyIn(answer.body)).toMatch(/correctOption$/)
})

test('the search finds a key wherever it hides', () => {
  expect(keyIn({ quiz: { questions: [{ options: [] }, { answer_key: {} }] } })).toBe(
    'body.quiz.questions.1.answer_key',
  )
  expect(keyIn({ a: [{ isCorrect: true }] })).toBe('body.a.0.isCorrect')
  expect(keyIn({ message: 'correctOption', fields: { correctOption: 'x' } })).toBeNull()
})
