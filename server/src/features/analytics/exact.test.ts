import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { type Drawn, drawnAcademy, type Step, steps } from '../../testing/drawn-days.ts'
import { anAdmin, type TestPerson } from '../../testing/people.ts'
import { plainly } from '../../testing/plain-analytics.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

const question = fc.record({
  /** Days before today on which the range ends, and how many days it has: by days and by weeks. */
  endsAgo: fc.integer({ min: 0, max: 4 }),
  days: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(100)),
  course: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
})

test('every chart says what plain SQL says, whatever was written when, changed later or deleted', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(question, { minLength: 2, maxLength: 3 }), async (drawn, questions) => {
      const world = await drawnAcademy(academy)
      for (const step of drawn) await world.take(step)
      await world.take(JOBS)
      for (const step of drawn.slice(-6).filter(isOfToday)) await world.take(step)
      for (const asked of questions) await compare(world, asked)
    }),
    { numRuns: 25, interruptAfterTimeLimit: 50_000 },
  )
})

const JOBS: Step = { act: 'jobs', who: 0, what: 0, daysAgo: 0, second: 0, marks: [0, 0] }

/** What is added today needs no job. */
const isOfToday = ({ act, daysAgo }: Step) =>
  daysAgo === 0 && ['enrol', 'complete', 'hand in', 'ask', 'visit'].includes(act)

async function compare(
  world: Drawn,
  { endsAgo, days, course: nth }: { endsAgo: number; days: number; course: number | null },
) {
  const [from, to] = [world.day(endsAgo + days - 1), world.day(endsAgo)]
  const course = nth === null ? null : (await world.courses())[nth]
  if (course === undefined) return
  const query = { from, to, ...(course && { course }) }
  const as = academy.as(admin)
  const said = {
    enrolments: await as.call('GET /api/analytics/enrolments', { query }),
    learners: await as.call('GET /api/analytics/learners', { query }),
    completions: await as.call('GET /api/analytics/completions', { query }),
    revenue: await as.call('GET /api/analytics/revenue', { query }),
    lectures: await as.call('GET /api/analytics/lectures', { query }),
    results: await as.call('GET /api/analytics/results', { query }),
    payments: await as.call('GET /api/analytics/payments', { query }),
    decisions: await as.call('GET /api/analytics/decisions', { query }),
  }
  expect(said.enrolments.recounting).toBe(false)
  const plain = plainly(academy.services.db, { days, course })
  for (const chart of ['enrolments', 'learners', 'completions', 'revenue'] as const) {
    const { total } = said[chart]
    const points = said[chart].points.map(({ from, to, count, before }) => ({ from, to, count, before }))
    expect([chart, ...points]).toEqual([chart, ...(await plain[chart](points))])
    expect([chart, total]).toEqual([
      chart,
      (await plain[chart]([{ from, to }])).map(({ count, before }) => ({ count, before }))[0],
    ])
  }
  const paid = await plain.paidEnrolments(said.enrolments.points)
  expect(said.enrolments.points.map((point) => point.paid)).toEqual(paid.map(({ count }) => count))
  expect(said.enrolments.paid).toEqual(
    (await plain.paidEnrolments([{ from, to }])).map(({ count, before }) => ({ count, before }))[0],
  )
  expect(said.lectures.rows).toEqual(await plain.lectures(from, to))
  expect([...said.results.bands.map(({ count, before }) => [count, before]), said.results.now]).toEqual(
    await plain.results(from, to),
  )
  expect(said.payments.points).toEqual(await plain.payments(said.payments.points))
  expect([...said.decisions.bands.map(({ count }) => count), said.decisions.medianMinutes]).toEqual(
    await plain.decisions(from, to, said.decisions.bands),
  )
  const { rows: quizzes } = await sql<{ id: string; course_id: string }>`
    select id, course_id from assessments where ${course}::text is null or course_id = ${course}`.execute(
    academy.services.db,
  )
  for (const { id } of quizzes) {
    const { items } = await as.call('GET /api/analytics/items', { query: { from, to, assessment: id } })
    const expected = await plain.items(id, from, to)
    expect(items.map((item) => [item.questionId, item.answers])).toEqual(
      expected.map((item) => [item.id, item.answers]),
    )
    for (const [n, item] of items.entries()) {
      expect(item.facility ?? -9).toBeCloseTo(expected[n]?.facility ?? -9, 9)
      expect(item.discrimination ?? -9).toBeCloseTo(expected[n]?.discrimination ?? -9, 6)
    }
  }
}
