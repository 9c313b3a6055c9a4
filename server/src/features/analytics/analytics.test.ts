import { ANALYTICS_CHARTS, FIRST_DAY, ANALYTICS_MESSAGES as M } from '@academy/contract/analytics'
import { COURSE_MESSAGES } from '@academy/contract/courses'
import { addDays, dayOf } from '@academy/contract/text/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aQuiz } from '../../testing/assessments.ts'
import { aCourse, aLecture, anAdmin, anEnrolment, aStudent, type TestPerson } from '../../testing/people.ts'
import { aSubmission } from '../../testing/submissions.ts'
import { scheduleRollUp } from './jobs.ts'
import { rollUp } from './roll-store.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

/** As its minute has come. */
async function runJobs() {
  await scheduleRollUp(academy.services)
  await academy.runJobs()
}
const today = () => dayOf(academy.clock.now())
const daysAgo = (days: number) => addDays(today(), -days)
const enrolledOn = async (course: { id: string }, day: string, time = '12:00:00') => {
  const student = await aStudent(academy)
  await sql`insert into enrolments (course_id, user_id, enrolled_at)
    values (${course.id}, ${student.id}, ${new Date(`${day}T${time}+02:00`)})`.execute(academy.services.db)
  return student
}
const enrolments = (course: { id: string }, range: { from?: string; to?: string } = {}) =>
  academy.as(admin).call('GET /api/analytics/enrolments', { query: { course: course.id, ...range } })

test('a range is the last thirty days unless asked, beside the thirty before, today as it is now', async () => {
  const course = await aCourse(academy)
  await enrolledOn(course, daysAgo(31))
  await enrolledOn(course, daysAgo(1))
  await runJobs()
  await anEnrolment(academy, await aStudent(academy), course)
  const { range, points, total, recounting } = await enrolments(course)
  expect(range).toEqual({
    ...{ from: daysAgo(29), to: today(), stepDays: 1 },
    before: { from: daysAgo(59), to: daysAgo(30) },
  })
  expect([total, recounting]).toEqual([{ count: 2, before: 1 }, false])
  expect(points).toHaveLength(30)
  expect(points.slice(-2).map(({ count, before }) => [count, before])).toEqual([
    [1, 1],
    [1, 0],
  ])
})

test('one call answers what four charts and the wait for decisions show', async () => {
  const course = await aCourse(academy)
  await enrolledOn(course, daysAgo(1))
  const read = academy.as(admin)
  const asked = { query: { course: course.id, from: daysAgo(6), to: today() } }
  expect(await read.call('GET /api/analytics', asked)).toEqual({
    enrolments: await read.call('GET /api/analytics/enrolments', asked),
    completion: await read.call('GET /api/analytics/lectures', asked),
    results: await read.call('GET /api/analytics/results', asked),
    payments: {
      ...(await read.call('GET /api/analytics/payments', asked)),
      decisions: await read.call('GET /api/analytics/decisions', asked),
    },
  })
})

test('a day turns at midnight in Kigali', async () => {
  const course = await aCourse(academy)
  academy.clock.advance(86_400_000)
  await enrolledOn(course, daysAgo(1), '23:59:59')
  await enrolledOn(course, today(), '00:00:00')
  for (const counted of [false, true]) {
    if (counted) await runJobs()
    const { points } = await enrolments(course, { from: daysAgo(1), to: today() })
    expect(points.map(({ count }) => count)).toEqual([1, 1])
  }
})

test('what changes on a day that was counted is counted again, and the answer says so meanwhile', async () => {
  const course = await aCourse(academy)
  const student = await enrolledOn(course, daysAgo(5))
  await runJobs()
  await sql`delete from users where id = ${student.id}`.execute(academy.services.db)
  expect(await enrolments(course)).toMatchObject({ recounting: true, total: { count: 1 } })
  await rollUp(academy.services.db, today())
  expect(await enrolments(course)).toMatchObject({ recounting: false, total: { count: 0 } })
})

test('a write that began before its day was marked is not lost', async () => {
  const course = await aCourse(academy)
  const { db } = academy.services
  await rollUp(db, today())
  academy.clock.advance(86_400_000)
  const [before, student] = [daysAgo(1), await aStudent(academy)]
  let marked: Promise<unknown> | undefined
  await db.transaction().execute(async (transaction) => {
    await sql`insert into enrolments (course_id, user_id, enrolled_at)
      values (${course.id}, ${student.id}, ${new Date(`${before}T12:00:00+02:00`)})`.execute(transaction)
    // Refused while somebody writes, and tried again by the next run.
    marked = expect(rollUp(db, today())).rejects.toThrow(/lock timeout/)
    await marked
  })
  await rollUp(db, today())
  expect(await enrolments(course, { from: before, to: before })).toMatchObject({ total: { count: 1 } })
})

test('a run that ends anywhere is made good by the next, and a repeated one changes nothing', async () => {
  const course = await aCourse(academy)
  await enrolledOn(course, daysAgo(4))
  const { db } = academy.services
  await rollUp(db, today())
  await sql`update rollups set rolled_through = '2000-01-01'`.execute(db)
  await sql`truncate enrolment_days, completion_days, result_days, item_days, payment_days, decision_days, learner_days`.execute(
    db,
  )
  await Promise.all([rollUp(db, today()), rollUp(db, today())])
  await rollUp(db, today())
  expect(await enrolments(course)).toMatchObject({ total: { count: 1 } })
})

test('a grade that is changed afterwards moves its result and its items', async () => {
  const course = await aCourse(academy)
  const lecture = await aLecture(academy, course)
  const quiz = await aQuiz(academy, course, { lecture })
  const [submission] = [await aSubmission(academy, quiz), await aSubmission(academy, quiz)]
  academy.clock.advance(86_400_000)
  await runJobs()
  const as = academy.as(admin)
  const query = { course: course.id }
  const before = await as.call('GET /api/analytics/results', { query })
  expect(before.now.submissions).toBe(2)
  await as.call('PUT /api/submission/{id}', {
    params: { id: submission.id },
    body: { feedback: Object.fromEntries(quiz.questions.map(({ _id }) => [_id, { marksAwarded: 0.5 }])) },
  })
  await runJobs()
  const after = await as.call('GET /api/analytics/results', { query })
  expect(after.now.graded).toBe(before.now.graded + 1)
  const { items, title } = await as.call('GET /api/analytics/items', { query: { assessment: quiz.id } })
  expect([title, items.map(({ position }) => position)]).toEqual([
    quiz.title,
    quiz.questions.map((_, n) => n + 1),
  ])
  expect(items.every(({ answers, facility }) => answers === 1 && facility !== null)).toBe(true)
  const { assessments } = await as.call('GET /api/analytics/assessments', { query })
  expect(assessments).toMatchObject([{ _id: quiz.id, submissions: 2, graded: 1, kind: 'quiz' }])
})

test('a long range is told by weeks, and a day, a course or a quiz that is none is refused', async () => {
  const course = await aCourse(academy)
  const year = await enrolments(course, { from: daysAgo(364), to: today() })
  expect([year.range.stepDays, year.points.length]).toEqual([7, 53])
  const as = academy.as(admin)
  const refused = async (query: Record<string, string>) => {
    const { status, body } = await as.send('GET /api/analytics/enrolments', { query })
    return [status, body.message]
  }
  expect(await refused({ from: '2026-02-30', to: '2026-03-01' })).toEqual([400, M.rangeInvalid])
  expect(await refused({ from: today() })).toEqual([400, M.rangeInvalid])
  expect(await refused({ from: today(), to: daysAgo(1) })).toEqual([400, M.rangeInvalid])
  expect(await refused({ from: daysAgo(1_100), to: today() })).toEqual([400, M.rangeTooLong])
  expect(await refused({ from: '0001-01-01', to: '0001-01-02' })).toEqual([400, M.rangeInvalid])
  expect(await refused({ from: FIRST_DAY, to: FIRST_DAY })).toEqual([200, undefined])
  expect(await refused({ course: newId() })).toEqual([404, COURSE_MESSAGES.notFound])
  const none = await as.send('GET /api/analytics/items', { query: { assessment: newId() } })
  expect([none.status, none.body.message]).toEqual([404, M.assessmentNotFound])
})

test('every chart is a file too, and no cell of it begins a formula', async () => {
  const course = await aCourse(academy, { title: '=1+1' })
  await aLecture(academy, course, { title: '=HYPERLINK("x")' })
  await anEnrolment(academy, await aStudent(academy), course)
  const as = academy.as(admin)
  const quiz = await aQuiz(academy, course, { lecture: await aLecture(academy, course) })
  for (const chart of ANALYTICS_CHARTS) {
    const answer = await as.send('GET /api/analytics/{chart}/csv', {
      params: { chart },
      query: { course: course.id, ...(chart === 'items' && { assessment: quiz.id }) },
    })
    expect([chart, answer.status, answer.headers['content-type']]).toEqual([
      chart,
      200,
      'text/csv; charset=utf-8',
    ])
    expect(answer.text.split('\r\n').length).toBeGreaterThan(1)
    expect(answer.text).not.toMatch(/(^|,)"?=/m)
  }
  const other = await as.send('GET /api/analytics/{chart}/csv', { params: { chart: 'people' } })
  expect([other.status, other.body.message]).toEqual([400, M.chartInvalid])
  const items = await as.send('GET /api/analytics/{chart}/csv', { params: { chart: 'items' } })
  expect([items.status, items.body.message]).toEqual([400, M.assessmentRequired])
})
