import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aQuiz } from '../../testing/assessments.ts'
import {
  aCourse,
  aLecture,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'
import { handIn, open } from '../../testing/submissions.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function aClass(name: string) {
  const instructor = await anInstructor(academy)
  const course = await aCourse(academy, { instructor })
  const lecture = await aLecture(academy, course, { type: 'video' })
  const student = await aStudent(academy, { name })
  await anEnrolment(academy, student, course)
  return { instructor, course, lecture, student }
}

interface Visits {
  last_active_at: Date | null
  days: string[]
}
async function visitsOf({ id }: TestPerson): Promise<Visits> {
  const { rows } = await sql<Visits>`
    select last_active_at, array(select day::text from active_days a
      where a.course_id = e.course_id and a.user_id = e.user_id order by day) as days
    from enrolments e where user_id = ${id}`.execute(academy.services.db)
  return rows[0] as Visits
}
async function today(): Promise<string> {
  const { rows } = await sql<{
    day: string
  }>`select (now() at time zone 'Africa/Kigali')::date::text as day`.execute(academy.services.db)
  return rows[0]?.day ?? ''
}
const lastVisitWas = (student: TestPerson, ago: string) =>
  sql`update enrolments set last_active_at = now() - ${ago}::interval where user_id = ${student.id}`.execute(
    academy.services.db,
  )
const hasVisited = (student: TestPerson) => expect.poll(async () => (await visitsOf(student)).last_active_at)

type School = Awaited<ReturnType<typeof aClass>>
const USES: [string, (school: School) => Promise<unknown>][] = [
  [
    'opens the page of the course',
    ({ student, course }) =>
      academy.as(student).call('GET /api/lectures/{courseId}', { params: { courseId: course.id } }),
  ],
  [
    'opens a lecture',
    ({ student, lecture }) =>
      academy.as(student).call('GET /api/lecture/{id}', { params: { id: lecture.id } }),
  ],
  [
    'completes a lecture',
    ({ student, course, lecture }) =>
      academy
        .as(student)
        .call('PUT /api/markascomplete', { body: { courseId: course.id, lectureId: lecture.id } }),
  ],
  [
    'watches a lecture',
    ({ student, lecture }) =>
      academy.as(student).call('PUT /api/progress/position', {
        body: { lectureId: lecture.id, positionSeconds: 5, watched: [[0, 5]] },
      }),
  ],
  ['opens a quiz', async ({ student, course }) => open(academy, student, await aQuiz(academy, course))],
]

test.each(USES)('who %s was there today', async (_, use) => {
  const school = await aClass('Aline Uwase')
  expect(await visitsOf(school.student)).toEqual({ last_active_at: null, days: [] })
  await use(school)
  await hasVisited(school.student).not.toBeNull()
  expect((await visitsOf(school.student)).days).toEqual([await today()])
})

test('who hands in is there again, days after the quiz was opened', async () => {
  const { student, course } = await aClass('Diane Ingabire')
  const quiz = await aQuiz(academy, course)
  await open(academy, student, quiz)
  await hasVisited(student).not.toBeNull()
  await lastVisitWas(student, '3 days')
  expect((await handIn(academy, student, quiz)).status).toBe(200)
  await expect.poll(async () => (await visitsOf(student)).days.at(-1)).toBe(await today())
  expect((await visitsOf(student)).days).toHaveLength(2)
})

test('within five minutes nothing more is written, and after them the time moves on', async () => {
  const { student, course } = await aClass('Eric Mugisha')
  const look = () =>
    academy.as(student).call('GET /api/lectures/{courseId}', { params: { courseId: course.id } })
  const rowVersion = async () => {
    const { rows } = await sql`select xmin::text from enrolments where user_id = ${student.id}`.execute(
      academy.services.db,
    )
    return rows
  }
  await look()
  await hasVisited(student).not.toBeNull()
  const before = await rowVersion()
  for (let times = 0; times < 5; times += 1) await look()
  expect(await rowVersion()).toEqual(before)
  await lastVisitWas(student, '6 minutes')
  const early = (await visitsOf(student)).last_active_at
  await look()
  await expect.poll(async () => (await visitsOf(student)).last_active_at).not.toEqual(early)
})

test('a visit that the database undoes because of another change is written after that', async () => {
  const { student, course } = await aClass('Gad Habimana')
  const { db } = academy.services
  // A sequence keeps its count when the transaction is undone: only the first try is the victim.
  await sql`create sequence tries`.execute(db)
  await sql`create function be_the_victim() returns trigger language plpgsql as $$ begin
    if nextval('tries') = 1 then raise exception 'a deadlock' using errcode = 'deadlock_detected'; end if;
    return new; end $$`.execute(db)
  await sql`create trigger victim before update on enrolments for each row execute function be_the_victim()`.execute(
    db,
  )
  await academy.as(student).call('GET /api/lectures/{courseId}', { params: { courseId: course.id } })
  await hasVisited(student).not.toBeNull()
  const { rows } = await sql<{ tries: number }>`select last_value::int as tries from tries`.execute(db)
  expect(rows[0]?.tries).toBe(2)
  await sql`drop trigger victim on enrolments`.execute(db)
})

test('nobody’s day is written by who teaches the course or looks in as an admin', async () => {
  const { instructor, course } = await aClass('Keza Mutoni')
  for (const person of [instructor, await anAdmin(academy)])
    await academy.as(person).call('GET /api/lectures/{courseId}', { params: { courseId: course.id } })
  const { rows } = await sql`select from active_days where course_id = ${course.id}`.execute(
    academy.services.db,
  )
  expect(rows).toEqual([])
})

test('the day is Kigali’s, where it begins two hours before it does in Greenwich', async () => {
  const { rows } = await sql<{ late: string; early: string }>`select
    kigali_day('2026-11-20T21:59:59Z')::text as late, kigali_day('2026-11-20T22:00:00Z')::text as early`.execute(
    academy.services.db,
  )
  expect(rows[0]).toEqual({ late: '2026-11-20', early: '2026-11-21' })
})
