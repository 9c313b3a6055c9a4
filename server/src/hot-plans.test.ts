import { CONVERSATIONS_ROWS } from '@academy/contract/messages'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { anExam } from './testing/assessments.ts'
import { fillCoursesOf, fillCrowd } from './testing/crowd.ts'
import { STUDENT_CALLS, VISITOR_CALLS } from './testing/hot-calls.ts'
import { asked } from './testing/round-trips.ts'
import { aQuizClass, aReadyStudent, PHONE, questionIds, taking } from './testing/sittings.ts'

/** Nine of ten of everything lie in one course: a plan that suits the average course reads all of them there. */
const CROWD = 20_000
/** What one statement of a student's call may look at, however many others study beside them. */
const PAGES = 80
/** A message is entered in a dozen indexes, where everybody has written to who teaches. */
const SENT_PAGES = 90
/** What one conversation of a list looks at: each other's name, presence, right to answer and last message. */
const ROW_PAGES = 20

let academy: TestAcademy
let room: Awaited<ReturnType<typeof aQuizClass>>
beforeAll(async () => {
  academy = await startAcademy()
  room = await aQuizClass(academy)
  await anExam(academy, room.course)
  await fillCrowd(academy.pool, { room, elsewhere: await aQuizClass(academy), size: CROWD })
})
afterAll(() => academy.stop())

async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await academy.pool.connect()
  try {
    return await work(client)
  } finally {
    // Whatever was set there goes with it.
    client.release(true)
  }
}

/** Pages that the costliest statement of a call looks at by the plan that PostgreSQL keeps for whatever values.
 * @param undo what must go before its statements can run once more */
async function mostPages(call: () => Promise<unknown>, undo = ''): Promise<{ pages: number; text: string }> {
  const { statements } = await asked(call)
  return withClient(async (client) => {
    await client.query('set plan_cache_mode = force_generic_plan')
    let most = { pages: 0, text: '' }
    for (const { text, values } of statements.filter(({ text }) =>
      /^\s*(select|with|insert|update)/i.test(text),
    )) {
      const pages = await pagesOf(client, { text, values, undo })
      if (pages > most.pages) most = { pages, text }
    }
    return most
  })
}

interface Explained {
  text: string
  values: readonly unknown[]
  undo: string
}
async function pagesOf(client: pg.PoolClient, { text, values, undo }: Explained): Promise<number> {
  await client.query('begin')
  try {
    if (undo) await client.query(undo)
    await client.query(`prepare hot as ${text}`)
    const { rows } = await client.query<{ call: string }>(
      `select format('explain (analyze, buffers, timing off, format json) execute hot%s',
         (select '(' || string_agg(coalesce(quote_literal(v), 'null'), ', ' order by n) || ')'
          from unnest($1::text[]) with ordinality as t (v, n))) as call`,
      [values.map(asText)],
    )
    // What a function plans is planned the first time.
    await client.query(`savepoint before; ${rows[0]?.call}; rollback to before`)
    const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      rows[0]?.call ?? '',
    )
    const { Plan: plan } = explained.rows[0]?.['QUERY PLAN'][0] ?? { Plan: {} }
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

/** As a literal of whatever type the statement takes there. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    const parts = value.map(asText).map((one) => (one === null ? 'NULL' : JSON.stringify(one)))
    return `{${parts.join(',')}}`
  }
  return String(value)
}

/** Beside everybody's rows, each call finds its own by an index, by the plan that stands for all values. */
describe('in a course of nearly everybody, no statement looks at more than a few pages:', () => {
  test.each(STUDENT_CALLS)('%s', async (_name, call) => {
    const { pages, text } = await mostPages(() => call(academy.as(room.student), room))
    expect(pages, text).toBeGreaterThan(0)
    expect(pages, text).toBeLessThan(PAGES)
  })

  test.each(VISITOR_CALLS)('%s, to a visitor', async (_name, call) => {
    const { pages, text } = await mostPages(() => call(academy.as(null), room))
    expect(pages, text).toBeGreaterThan(0)
    expect(pages, text).toBeLessThan(PAGES)
  })

  test('a page of my courses, of who studies a thousand', async () => {
    const student = await aReadyStudent(academy, room)
    await fillCoursesOf(academy.pool, student.id, 1_000)
    const client = academy.as(student)
    const { pages, text } = await mostPages(() => client.call('GET /api/mycourse', { query: { limit: '1' } }))
    expect(text).toContain('enrolments')
    expect(pages, text).toBeLessThan(PAGES)
  })

  test('the conversations of who teaches it', async () => {
    const teacher = academy.as(room.owner)
    const { pages, text } = await mostPages(() => teacher.call('GET /api/messages/conversations'))
    expect(text).toContain('conversation_sides')
    expect(pages, text).toBeLessThan(CONVERSATIONS_ROWS * ROW_PAGES)
  })

  test('a message to who teaches it', async () => {
    const student = await aReadyStudent(academy, room)
    const body = { receiverId: room.owner.id, courseId: room.course.id, content: 'Where are the notes?' }
    const send = () => academy.as(student).call('POST /api/messages/send', { body })
    await send()
    const { pages, text } = await mostPages(send, `delete from messages where sender_id = '${student.id}'`)
    expect(text).toContain('send_message')
    expect(pages, text).toBeLessThan(SENT_PAGES)
  })

  test('a whole sitting', async () => {
    const student = await aReadyStudent(academy, room)
    const sitting = taking(academy, student, room.quiz)
    const answers = questionIds(room.quiz).map((questionId, n) => ({
      questionId,
      ...(n === 2 ? { writtenAnswer: 'A loop' } : { selectedOption: 0 }),
    }))
    const drafts = answers.map((answer) => ({ ...answer, seq: 1, flagged: false }))
    let attemptId = ''
    const steps = [
      async () => {
        attemptId = await sitting.begin()
      },
      () => sitting.draft(attemptId, drafts, 0, PHONE),
      () => sitting.submit(answers, { attemptId, seq: 2 }),
      () => sitting.result(),
    ]
    for (const step of steps) {
      const { pages, text } = await mostPages(
        step,
        `delete from submissions where student_id = '${student.id}'`,
      )
      expect(pages, text).toBeLessThan(PAGES)
    }
  })
})
