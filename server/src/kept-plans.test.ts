import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { anExam } from './testing/assessments.ts'
import { fillCrowd } from './testing/crowd.ts'
import { STUDENT_CALLS, VISITOR_CALLS } from './testing/hot-calls.ts'
import { aQuizClass, aReadyStudent, PHONE, questionIds, taking } from './testing/sittings.ts'

/** PostgreSQL makes five plans for the values at hand, then keeps one for all, unless it guesses that each would be better planned anew. */
const PLANS_BEFORE_ONE_IS_KEPT = 5
const TIMES = 2 * PLANS_BEFORE_ONE_IS_KEPT + 1

let academy: TestAcademy
let room: Awaited<ReturnType<typeof aQuizClass>>
beforeAll(async () => {
  academy = await startAcademy()
  room = await aQuizClass(academy)
  await anExam(academy, room.course)
  await fillCrowd(academy.pool, { room, elsewhere: await aQuizClass(academy), size: 5_000 })
})
afterAll(() => academy.stop())

/** One call after the other goes over the same connection. */
async function plans(): Promise<{ text: string; kept: number; made: number }[]> {
  const { rows } = await academy.pool.query<{ text: string; kept: number; made: number }>(
    'select statement as text, generic_plans::int as kept, custom_plans::int as made from pg_prepared_statements',
  )
  return rows
}
const plannedEachTime = async () => (await plans()).filter(({ made }) => made > PLANS_BEFORE_ONE_IS_KEPT)

/** Where the caller says how many rows it wants, PostgreSQL guesses at a tenth of all, and finds that dear. */
const OF_ANY_LENGTH = ['announcements of a course', 'questions of a lecture']
const calls = STUDENT_CALLS.filter(([name]) => !OF_ANY_LENGTH.includes(name))

test.each(calls)('no statement is planned for each call of a student: %s', async (_name, call) => {
  const student = academy.as(room.student)
  for (let n = 0; n < TIMES; n++) await call(student, room)
  expect(await plannedEachTime()).toEqual([])
})

test.each(VISITOR_CALLS)('no statement is planned for each call of a visitor: %s', async (_name, call) => {
  for (let n = 0; n < TIMES; n++) await call(academy.as(null), room)
  expect(await plannedEachTime()).toEqual([])
})

test('no statement of a sitting is planned for each call', async () => {
  for (let sitters = 0; sitters < TIMES; sitters++) {
    const sitting = taking(academy, await aReadyStudent(academy, room), room.quiz)
    const answers = questionIds(room.quiz)
      .slice(0, 1)
      .map((questionId) => ({ questionId, selectedOption: 0 }))
    const attemptId = await sitting.begin()
    const drafts = answers.map((answer) => ({ ...answer, seq: 1, flagged: false }))
    await sitting.draft(attemptId, drafts, 0, PHONE)
    await sitting.submit(answers, { attemptId, seq: 2 })
    await sitting.result()
  }
  expect((await plans()).filter(({ kept }) => kept > 0).length).toBeGreaterThan(10)
  expect(await plannedEachTime()).toEqual([])
})
