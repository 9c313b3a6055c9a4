import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { anExam } from './testing/assessments.ts'
import type { Client } from './testing/calls.ts'
import { asked } from './testing/round-trips.ts'
import { aQuizClass, aReadyStudent, PHONE, questionIds, taking } from './testing/sittings.ts'

/** Nine of ten of everything lie in one course: a plan that suits the average course reads all of them there. */
const CROWD = 20_000
/** What one statement of a student's call may look at, however many others study beside them. */
const PAGES = 80
/** A message is entered in a dozen indexes, where everybody has written to who teaches. */
const SENT_PAGES = 120

let academy: TestAcademy
let room: Awaited<ReturnType<typeof aQuizClass>>
beforeAll(async () => {
  academy = await startAcademy()
  room = await aQuizClass(academy)
  await anExam(academy, room.course)
  await crowd()
})
afterAll(() => academy.stop())

/** The triggers keep counters that none of these calls reads; the data is there to be passed by. */
async function crowd(): Promise<void> {
  const { course, lecture, quiz } = room
  const elsewhere = await aQuizClass(academy)
  const person = `'d' || lpad(n::text, 23, '0')`
  const quizOf = `case when n % 10 = 0 then '${elsewhere.quiz.id}' else '${quiz.id}' end`
  const courseOf = `case when n % 10 = 0 then '${elsewhere.course.id}' else '${course.id}' end`
  const lectureOf = `case when n % 10 = 0 then '${elsewhere.lecture.id}' else '${lecture.id}' end`
  const all = `from generate_series(1, ${CROWD}) n`
  await withClient(async (client) => {
    await client.query(`set session_replication_role = replica`)
    for (const text of [
      `insert into users (id, name, email) select ${person}, 'S', 's' || n || '@example.rw' ${all}`,
      `insert into sessions (id, user_id, token_hash, device, expires_at)
       select ${person}, ${person}, md5(n::text), '', now() + interval '1 day' ${all}`,
      // So many other courses that the average one is small.
      `insert into enrolments (course_id, user_id, student_key)
       select case when n % 10 = 0 then ${person} else '${course.id}' end, ${person}, 's' || n ${all}`,
      `insert into lecture_completions (course_id, user_id, lecture_id) select ${courseOf}, ${person}, ${lectureOf} ${all}`,
      `insert into lecture_positions (user_id, lecture_id, position_seconds, watched)
       select ${person}, ${lectureOf}, 1, '[]' ${all}`,
      `insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
       select ${person}, ${quizOf}, p.id, ${courseOf}, ${person}, now(), now() + interval '1 hour', 'handed-in', now()
       ${all} join papers p on p.assessment_id = ${quizOf}`,
      `insert into attempt_answers (attempt_id, question_id, seq, change_seq, device_id, received_at)
       select ${person}, q, 1, 1, '', now() ${all} cross join unnest('{a,b,c}'::text[]) q`,
      `insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
         total_marks, total_marks_awarded, unmarked_count, passing_percent, content_hash)
       select id, id, assessment_id, 'quiz', paper_id, course_id, student_id, 'graded', now(), 1, 1, 0, 70, '' from attempts`,
      `insert into submission_answers (id, submission_id, question_id, position, marks_awarded)
       select 'e' || q || lpad(n::text, 22, '0'), ${person}, q, 1, 1 ${all} cross join unnest('{a,b,c}'::text[]) q`,
      `insert into notifications (id, user_id, about, title, message)
       select ${person}, case when n % 10 = 0 then ${person} else '${room.owner.id}' end, n::text, 'T', 'M' ${all}`,
      `insert into attendance_days (course_id, day) select c, date '2026-01-01' + d from generate_series(0, 9) d
       cross join unnest(array['${course.id}', '${elsewhere.course.id}']) c`,
      `insert into attendance_records (course_id, day, student_id, present, notes, version, marked_at)
       select ${courseOf}, date '2026-01-01' + d, ${person}, true, '', 1, now() ${all} cross join generate_series(0, 9) d where n <= 4000`,
      `insert into attendance_totals (course_id, student_id, present, absent) select ${courseOf}, ${person}, 10, 0 ${all}`,
      `insert into announcements (id, course_id, by_admin, key, title, body, state, at, created_at)
       select ${person}, ${courseOf}, false, n::text, 'T', 'B', 'sent', now() - n * interval '1 minute', now() ${all} where n <= 4000`,
      `insert into lecture_questions (id, course_id, lecture_id, author_id, key, title, body, asked_at)
       select ${person}, ${courseOf}, ${lectureOf}, ${person}, n::text, 'T', 'B', now() ${all} where n <= 900`,
      // Who teaches it writes with everybody.
      `insert into conversations (id, person_a, person_b, course_id, last_position)
       select ${person}, least(${person} collate "C", '${room.owner.id}'), greatest(${person} collate "C", '${room.owner.id}'),
         '${course.id}', 1 ${all}`,
      ...['user_id', 'other_id'].map(
        (
          side,
        ) => `insert into conversation_sides (conversation_id, user_id, other_id, course_id, last_key, last_position, unread)
         select ${person}, ${side === 'user_id' ? person : `'${room.owner.id}'`}, ${side === 'user_id' ? `'${room.owner.id}'` : person},
           '${course.id}', ${person}, 1, 0 ${all}`,
      ),
      `insert into messages (id, conversation_id, position, sender_id, content, message_type, created_at)
       select ${person}, ${person}, 1, ${person}, 'M', 'student_instructor', now() ${all}`,
      'analyze',
    ])
      await client.query(text)
  })
}

/** That many more courses of a student's, each with lectures that are not complete. */
async function study(studentId: string, courses: number): Promise<void> {
  const id = (n: string) => `'e' || lpad((${n})::text, 23, '0')`
  const all = `from generate_series(1, ${courses}) n`
  await withClient(async (client) => {
    await client.query(`set session_replication_role = replica`)
    for (const text of [
      `insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
       select ${id('n')}, 'C', '', 'Web', '', 1, 0, 'free', '' ${all}`,
      `insert into lectures (id, course_id, title, description, lecture_type, position)
       select ${id('n * 4 + of')}, ${id('n')}, 'L', '', 'notes', of ${all}, generate_series(1, 4) of`,
      `insert into enrolments (course_id, user_id, enrolled_at)
       select ${id('n')}, '${studentId}', now() - n * interval '1 day' ${all}`,
      'analyze',
    ])
      await client.query(text)
  })
}

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
  const courseId = () => room.course.id
  const calls: [string, (student: Client) => Promise<unknown>][] = [
    [
      'lectures',
      (student) => student.call('GET /api/lectures/{courseId}', { params: { courseId: courseId() } }),
    ],
    ['a lecture', (student) => student.call('GET /api/lecture/{id}', { params: { id: room.lecture.id } })],
    ['progress', (student) => student.call('GET /api/progress', { query: { course: courseId() } })],
    ['my courses', (student) => student.call('GET /api/mycourse')],
    ['who is here', (student) => student.call('GET /api/user/me')],
    ['notifications', (student) => student.call('GET /api/notifications')],
    [
      'quizzes',
      (student) => student.call('GET /api/quiz/course/{courseId}', { params: { courseId: courseId() } }),
    ],
    [
      'mark complete',
      (student) =>
        student.call('PUT /api/markascomplete', {
          body: { courseId: courseId(), lectureId: room.lecture.id },
        }),
    ],
    [
      'the position while one plays',
      (student) =>
        student.call('PUT /api/progress/position', {
          body: { lectureId: room.lecture.id, positionSeconds: 4, watched: [[0, 4]] },
        }),
    ],
  ]
  const read: typeof calls = [
    [
      'own attendance',
      (student) => student.call('GET /api/attendance/{courseId}', { params: { courseId: courseId() } }),
    ],
    [
      'announcements of a course',
      (student) =>
        student.call('GET /api/courses/{courseId}/announcements', { params: { courseId: courseId() } }),
    ],
    [
      'questions of a lecture',
      (student) =>
        student.call('GET /api/lecture/{lectureId}/questions', { params: { lectureId: room.lecture.id } }),
    ],
    ['conversations', (student) => student.call('GET /api/messages/conversations')],
    [
      'an exam in its lobby',
      (student) =>
        student.call('GET /api/certification/final-exam/student/{courseId}', {
          params: { courseId: courseId() },
          query: { peek: true },
        }),
    ],
    [
      'a thread',
      (student) =>
        student.call('GET /api/messages/{otherUserId}/{courseId}', {
          params: { otherUserId: room.owner.id, courseId: courseId() },
        }),
    ],
  ]
  test.each([...calls, ...read])('%s', async (_name, call) => {
    const { pages, text } = await mostPages(() => call(academy.as(room.student)))
    expect(pages, text).toBeGreaterThan(0)
    expect(pages, text).toBeLessThan(PAGES)
  })

  test('a page of my courses, of who studies a thousand', async () => {
    const student = await aReadyStudent(academy, room)
    await study(student.id, 1_000)
    const client = academy.as(student)
    const { pages, text } = await mostPages(() => client.call('GET /api/mycourse', { query: { limit: '1' } }))
    expect(text).toContain('enrolments')
    expect(pages, text).toBeLessThan(PAGES)
  })

  test('a message to who teaches it', async () => {
    const student = await aReadyStudent(academy, room)
    const body = { receiverId: room.owner.id, courseId: courseId(), content: 'Where are the notes?' }
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

/** PostgreSQL makes five plans for the values at hand, then keeps one for all, unless it guesses that each would be better planned anew. */
const PLANS_BEFORE_ONE_IS_KEPT = 5

test('no statement of a sitting is planned for each call', async () => {
  for (let sitters = 0; sitters <= 2 * PLANS_BEFORE_ONE_IS_KEPT; sitters++) {
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
  // One call after the other goes over the same connection.
  const { rows } = await academy.pool.query<{ statement: string; plans: number; kept: number }>(
    'select statement, custom_plans::int as plans, generic_plans::int as kept from pg_prepared_statements',
  )
  expect(rows.filter(({ kept }) => kept > 0).length).toBeGreaterThan(10)
  expect(rows.filter(({ plans }) => plans > PLANS_BEFORE_ONE_IS_KEPT)).toEqual([])
})
