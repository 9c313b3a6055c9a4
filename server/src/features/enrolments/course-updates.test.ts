import { COURSE_UPDATE_NOTES as N } from '@academy/contract/enrolments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, anEnrolment, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'

let academy: TestAcademy
let grace: TestPerson
let aline: TestPerson
let course: { id: string; title: string }
beforeAll(async () => {
  academy = await startAcademy()
  await holdTimeAt('2026-03-02T10:20:00Z')
  for (const table of ['lectures', 'assessments'])
    await sql`create trigger hold_time before insert on ${sql.table(table)}
      for each row execute function hold_time()`.execute(academy.services.db)
})
afterAll(() => academy.stop())
beforeEach(async () => {
  await holdTimeAt('2026-03-02T10:20:00Z')
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
  aline = await aStudent(academy)
  await enrolledAt('10:00', aline)
})

async function enrolledAt(time: string, student: TestPerson) {
  await anEnrolment(academy, student, course)
  await sql`update enrolments set enrolled_at = ${`2026-03-02T${time}:00Z`}
    where user_id = ${student.id} and course_id = ${course.id}`.execute(academy.services.db)
}
const add = async (title: string) => {
  const { lecture } = await academy.as(grace).call('POST /api/instructor/courses/{id}/lectures', {
    params: { id: course.id },
    body: { title, description: 'About it', lectureType: 'notes' },
  })
  return lecture._id
}
const addQuiz = (lecture: string) => {
  const question = { question: 'Which?', options: ['A', 'B'], correctOption: 0, marks: 1 }
  const quiz = { title: 'Check', description: 'Are they understood?', timeLimit: 10, passingScore: 50 }
  const questions = [{ ...question, questionType: 'multiple-choice' as const }]
  const body = { ...quiz, questions, course: course.id, lecture }
  return academy.as(grace).call('POST /api/instructor/quiz/new', { body })
}
async function bellOf(person: TestPerson) {
  await academy.runJobs()
  return (await academy.as(person).call('GET /api/notifications')).notifications
}
const added = (lectures: number, quizzes: number) => N.added({ course: course.title, lectures, quizzes })
/** Rows are dated by the database: what is added from here on is dated so, whatever hour ends meanwhile. */
const holdTimeAt = (at: string) =>
  sql`create or replace function hold_time() returns trigger language plpgsql as
    ${sql.lit(`begin new.created_at := '${at}'; return new; end`)}`.execute(academy.services.db)

test('what is added within an hour is one row for each student, unread again when it grows', async () => {
  const first = await add('Loops')
  const link = `/course/study/${course.id}`
  expect(await bellOf(aline)).toMatchObject([
    {
      ...added(1, 0),
      message: '1 lecture was added.',
      kind: 'course-update',
      event: 'course-updated',
      link,
      count: 1,
    },
  ])
  await academy.as(aline).call('PUT /api/notifications/mark-all-read')
  await add('Functions')
  await addQuiz(first)
  expect(await bellOf(aline)).toMatchObject([
    { ...added(2, 1), message: '2 lectures and 1 quiz were added.', count: 3, isRead: false },
  ])
})

describe('by mail', () => {
  const mailTo = async ({ email }: TestPerson) => (await academy.outbox()).filter(({ to }) => to === email)

  test('one for all of an hour, when it is over', async () => {
    const hourEnds = async () => {
      const { rows } = await sql<{ at: Date }>`
        select run_at as at from graphile_worker.jobs where task_identifier = 'mail-course-updates'`.execute(
        academy.services.db,
      )
      return rows.map(({ at }) => at.toISOString())
    }
    await holdTimeAt('2999-03-02T10:20:00Z')
    await add('Loops')
    await add('Functions')
    expect(await mailTo(aline)).toEqual([])
    expect(await hourEnds()).toEqual(['2999-03-02T11:00:00.000Z'])

    await holdTimeAt('2026-03-02T10:20:00Z')
    await addQuiz(await add('Maps'))
    await add('Lists')
    const [mail, ...others] = await mailTo(aline)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(added(2, 1).title)
    expect(mail?.text).toContain(added(2, 1).message)
    expect(mail?.text).toContain(`/course/study/${course.id}`)
    await add('Sets')
    expect(await mailTo(aline)).toHaveLength(1)
  })

  test('as each has chosen, and none for what is gone again', async () => {
    const people = []
    for (const body of [
      { kinds: { 'course-update': { mail: false } } },
      { kinds: { 'course-update': { bell: false } } },
      { digestAt: '18:00' },
    ]) {
      const student = await aStudent(academy)
      await enrolledAt('10:00', student)
      await academy.as(student).call('PUT /api/notification-preferences', { body })
      people.push(student)
    }
    const silent = await aStudent(academy)
    await enrolledAt('10:00', silent)
    await academy.as(silent).call('PUT /api/user/me/preferences', { body: { courseUpdates: false } })
    const gone = await add('Drafts')
    await academy.as(grace).call('DELETE /api/lecture/{id}', { params: { id: gone } })
    expect(await mailTo(aline)).toEqual([])
    await add('Loops')
    const mails = []
    for (const person of [...people, silent]) mails.push((await mailTo(person)).length)
    expect(mails).toEqual([0, 1, 0, 0])
  })
})

test('what is deleted again counts no more, and the row goes with the last', async () => {
  const [first, second] = [await add('Loops'), await add('Functions')]
  await bellOf(aline)
  const remove = (id: string) => academy.as(grace).call('DELETE /api/lecture/{id}', { params: { id } })
  await remove(first)
  expect(await bellOf(aline)).toMatchObject([{ ...added(1, 0) }])
  await remove(second)
  expect(await bellOf(aline)).toEqual([])
})

test('a course that is deleted leaves no row behind', async () => {
  await add('Loops')
  await bellOf(aline)
  await holdTimeAt('2026-03-02T11:20:00Z')
  await add('Functions')
  expect(await bellOf(aline)).toHaveLength(2)
  await academy.as(grace).call('DELETE /api/course/{id}', { params: { id: course.id } })
  expect(await bellOf(aline)).toEqual([])
})

test('another hour is another row', async () => {
  await add('Loops')
  await bellOf(aline)
  await holdTimeAt('2026-03-02T11:20:00Z')
  await add('Functions')
  expect(await bellOf(aline)).toMatchObject([{ ...added(1, 0) }, { ...added(1, 0) }])
})

test('whoever enrols within the hour is told of what came after, in the bell and by mail', async () => {
  const [kevin, late] = [await aStudent(academy), await aStudent(academy)]
  await add('Loops')
  await enrolledAt('10:30', kevin)
  await holdTimeAt('2026-03-02T10:40:00Z')
  const lists = await add('Lists')
  await addQuiz(lists)
  await enrolledAt('10:50', late)
  expect(await bellOf(late)).toEqual([])
  expect(await bellOf(kevin)).toMatchObject([{ ...added(1, 1), count: 2 }])
  expect(await bellOf(aline)).toMatchObject([{ ...added(2, 1), count: 3 }])
  const mails = await academy.outbox()
  const told = (person: TestPerson) =>
    mails.filter(({ to }) => to === person.email).map(({ text }) => text.match(/.* added\./)?.[0])
  expect([aline, kevin, late].map(told)).toEqual([[added(2, 1).message], [added(1, 1).message], []])

  await academy.as(grace).call('DELETE /api/lecture/{id}', { params: { id: lists } })
  expect(await bellOf(kevin)).toEqual([])
  expect(await bellOf(aline)).toMatchObject([{ ...added(1, 0), count: 1 }])
})

test('only who studies the course and wants to hear is told', async () => {
  const [other, silent] = [await aStudent(academy), await aStudent(academy)]
  await enrolledAt('10:00', silent)
  await academy.as(silent).call('PUT /api/user/me/preferences', { body: { courseUpdates: false } })
  await add('Loops')
  expect(await bellOf(aline)).toHaveLength(1)
  for (const person of [other, silent, grace]) expect(await bellOf(person)).toEqual([])
})

test('ten lectures at the same moment are ten', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, i) => add(`Lecture ${i}`)))
  expect(await bellOf(aline)).toMatchObject([{ ...added(10, 0), count: 10 }])
})

test('ten thousand students are told by a handful of statements', async () => {
  const { db } = academy.services
  for (let from = 1; from <= 10_000; from += 1_000)
    await sql`
      with many as (
        insert into users (id, name, email, email_notifications)
        select lpad(to_hex(n), 24, '0'), 'Student ' || n, 'many-' || n || '@academy.test', false
        from generate_series(${from}::int, ${from + 999}::int) n returning id)
      insert into enrolments (user_id, course_id, enrolled_at)
        select id, ${course.id}, '2026-03-02T10:00:00Z' from many`.execute(db)
  await add('Loops')
  const start = performance.now()
  await academy.runJobs()
  const ms = performance.now() - start
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notifications where about like ${`course-updated:${course.id}:%`}`.execute(
    db,
  )
  expect(rows[0]?.count).toBe(10_001)
  expect(ms).toBeLessThan(10_000)
  console.info(`ten thousand were told within ${Math.round(ms)} ms`)
}, 60_000)
