import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { aQuizClass, aReadyStudent, questionIds, taking } from './testing/sittings.ts'

/** PostgreSQL makes five plans for the values at hand, then keeps one for all. */
const UNTIL_A_PLAN_IS_KEPT = 7
const CLASS = 3_000
/** What one person's acts look at, each row as often as it is looked at. */
const OWN_ROWS = 300

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** Rows of tables, and entries of indexes, that were read until now. */
async function rowsRead(): Promise<number> {
  await academy.pool.query('select pg_stat_force_next_flush()')
  const { rows } = await academy.pool.query<{ read: number }>(
    `select (select sum(seq_tup_read) from pg_stat_user_tables)::int
       + (select sum(idx_tup_read) from pg_stat_user_indexes)::int as read`,
  )
  return rows[0]?.read ?? 0
}

/** What a call reads once everybody has come; they come within a minute, so that PostgreSQL has not looked at the tables since they were small. */
async function rowsAmidAll(call: () => Promise<unknown>, everybody: string): Promise<number> {
  for (let calls = 0; calls < UNTIL_A_PLAN_IS_KEPT; calls++) await call()
  await academy.pool.query(everybody, [CLASS])
  const before = await rowsRead()
  await call()
  return (await rowsRead()) - before
}

test('whoever sits what a class of a new academy sits finds their own attempt by its key', async () => {
  const room = await aQuizClass(academy)
  const sit = async () => {
    const sitting = taking(academy, await aReadyStudent(academy, room), room.quiz)
    const attemptId = await sitting.begin()
    await sitting.submit(
      questionIds(room.quiz).map((questionId) => ({ questionId, selectedOption: 0 })),
      { attemptId },
    )
    await sitting.result()
  }
  const everybody = `insert into attempts (id, assessment_id, paper_id, course_id, started_at, deadline)
    select 'e' || lpad(to_hex(n), 23, '0'), t.assessment_id, t.paper_id, t.course_id, t.started_at, t.deadline
    from generate_series(1, $1::int) n cross join (select * from attempts limit 1) t`
  expect(await rowsAmidAll(sit, everybody)).toBeLessThan(OWN_ROWS)
})

test('whether somebody is online is told by their own sessions', async () => {
  const { owner, course, student } = await aQuizClass(academy)
  const client = academy.as(student)
  const params = { otherUserId: owner.id, courseId: course.id }
  const open = () => client.call('GET /api/messages/{otherUserId}/{courseId}', { params })
  const everybody = `with people as (insert into users (id, name, email)
      select 'e' || lpad(to_hex(n), 23, '0'), 'S', n || '@example.rw' from generate_series(1, $1::int) n returning id)
    insert into sessions (id, user_id, token_hash, device, expires_at)
    select id, id, id, '', now() + interval '1 day' from people`
  expect(await rowsAmidAll(open, everybody)).toBeLessThan(OWN_ROWS)
})
