import { STUDENT_MESSAGES as M } from '@academy/contract/students'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anExam, aQuiz } from '../../testing/assessments.ts'
import {
  aCourse,
  aLecture,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'
import { aSubmission } from '../../testing/submissions.ts'
import { completeLecture } from '../progress/index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** Grace's course of six lectures. Aline is through, Diane and Eric in the middle, Keza behind, Jean has not come for nine days. */
async function aClass() {
  const grace = await anInstructor(academy, { name: 'Grace Mukamana' })
  const course = await aCourse(academy, { instructor: grace, title: 'Maps with Open Data' })
  const lectures: { id: string }[] = []
  for (let n = 0; n < 6; n += 1) lectures.push(await aLecture(academy, course))
  const student = async (name: string, completed: number) => {
    const person = await aStudent(academy, { name })
    await anEnrolment(academy, person, course)
    for (const lecture of lectures.slice(0, completed))
      await academy.write((ctx) => completeLecture(ctx, person.id, course.id, lecture.id))
    return person
  }
  const people = {
    aline: await student('Aline Uwase', 6),
    diane: await student('Diane Ingabire', 4),
    eric: await student('Éric Mugisha', 4),
    jean: await student('Jean Bosco', 4),
    keza: await student('Keza Mutoni', 1),
  }
  for (const person of [people.jean, people.aline]) await lastThere(person, 9)
  return { grace, course, lectures, ...people }
}
const lastThere = ({ id }: TestPerson, days: number) =>
  sql`update enrolments set last_active_at = now() - make_interval(days => ${days}) where user_id = ${id}`.execute(
    academy.services.db,
  )

function listOf(teacher: TestPerson, course: { id: string }) {
  const params = { id: course.id }
  return async (query = {}) => {
    const reply = await academy
      .as(teacher)
      .call('GET /api/instructor/courses/{id}/students', { params, query })
    return { ...reply, names: reply.students.map(({ name }) => name.split(' ')[0]) }
  }
}

test('the class with progress, last visit, presence and who is at risk', async () => {
  const { grace, course, keza, aline } = await aClass()
  await academy.as(keza).call('GET /api/user/me')
  await sql`update sessions set last_seen_at = now() - interval '91 seconds' where user_id = ${aline.id}`.execute(
    academy.services.db,
  )
  const { students, names, median, atRisk, total } = await listOf(grace, course)()
  expect(names).toEqual(['Aline', 'Diane', 'Éric', 'Jean', 'Keza'])
  expect([median, atRisk, total]).toEqual([4, 2, 5])
  expect(students.map(({ risks }) => risks)).toEqual([[], [], [], ['away'], ['behind']])
  expect(students.map(({ progress }) => progress)).toEqual([100, 66.6, 66.6, 66.6, 16.6])
  const [first, , , , last] = students
  expect(first).toMatchObject({ _id: aline.id, email: aline.email, role: 'user', isOnline: false })
  expect(last).toMatchObject({ isOnline: true, completedLectures: 1, allLectures: 6 })
  expect(first).not.toHaveProperty('subscription')
  expect(Date.parse(last?.lastActive ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('search, risk and order, each alone and together', async () => {
  const { grace, course } = await aClass()
  const list = listOf(grace, course)
  expect((await list({ q: 'eric' })).names).toEqual(['Éric'])
  expect((await list({ q: 'ke' })).names).toEqual(['Keza'])
  expect((await list({ q: '%' })).names).toEqual([])
  expect((await list({ risk: 'any' })).names).toEqual(['Jean', 'Keza'])
  expect((await list({ risk: 'away' })).names).toEqual(['Jean'])
  expect((await list({ risk: 'behind' })).names).toEqual(['Keza'])
  expect((await list({ risk: 'away', q: 'keza' })).names).toEqual([])
  expect((await list({ risk: 'no such' })).total).toBe(5)
  expect((await list({ sort: '-name' })).names.at(0)).toBe('Keza')
  expect((await list({ sort: 'progress' })).names.at(0)).toBe('Keza')
  expect((await list({ sort: '-progress' })).names.at(0)).toBe('Aline')
  expect((await list({ sort: 'lastActive' })).names.slice(0, 2).sort()).toEqual(['Aline', 'Jean'])
  const second = await list({ limit: '2', page: '2' })
  expect(second).toMatchObject({ names: ['Éric', 'Jean'], total: 5, page: 2, pages: 3 })
})

test('who never came counts from the enrolment; a changed name is found and sorted by', async () => {
  const { grace, course } = await aClass()
  const late = await aStudent(academy, { name: 'Zita Uwera' })
  await anEnrolment(academy, late, course)
  const list = listOf(grace, course)
  expect((await list({ q: 'zita' })).students).toMatchObject([{ lastActive: null, risks: ['behind'] }])
  await sql`update enrolments set enrolled_at = now() - interval '8 days' where user_id = ${late.id}`.execute(
    academy.services.db,
  )
  expect((await list({ risk: 'away', q: 'zita' })).students).toMatchObject([{ risks: ['away', 'behind'] }])
  await academy.as(late).call('PUT /api/user/me', { body: { name: 'Bella Uwera' } })
  expect((await list()).names[1]).toBe('Bella')
  expect((await list({ q: 'bella' })).total).toBe(1)
})

test('the file holds the same people, and nothing in it begins a formula', async () => {
  const { grace, course } = await aClass()
  const hostile = await aStudent(academy, { name: '=1+1' })
  await anEnrolment(academy, hostile, course)
  const csv = async (query = {}) =>
    academy
      .as(grace)
      .send('GET /api/instructor/courses/{id}/students/csv', { params: { id: course.id }, query })
  const whole = await csv()
  expect(whole.headers['content-disposition']).toMatch(/filename="students-[\w-]+-\d{4}-\d\d-\d\d\.csv"/)
  const [head, ...rows] = whole.text.trim().split('\r\n')
  expect(head).toContain('Name,Email,Progress')
  expect(rows).toHaveLength(6)
  expect(rows.find((row) => row.includes('1+1'))).toMatch(/^"?'=1\+1/)
  expect((await csv({ risk: 'away' })).text).toContain('no visit for 7 days')
  expect((await csv({ risk: 'away' })).text.trim().split('\r\n')).toHaveLength(2)
  const chosen = (await csv({ ids: hostile.id })).text.trim().split('\r\n')
  expect(chosen.slice(1)).toEqual([expect.stringContaining('1+1')])
})

test('one student: each lecture, results, certificate and days; nobody of another course', async () => {
  const { grace, course, lectures, diane } = await aClass()
  const quiz = await aQuiz(academy, course, { title: 'Layers' })
  await anExam(academy, course, { title: 'Maps exam' })
  await aSubmission(academy, quiz, { student: diane })
  const read = (teacher: TestPerson, studentId: string, id = course.id) =>
    academy
      .as(teacher)
      .send('GET /api/instructor/courses/{id}/students/{studentId}', { params: { id, studentId } })
  const { body } = await read(grace, diane.id)
  expect(body.student).toMatchObject({ name: 'Diane Ingabire', completedLectures: 4, risks: [] })
  expect(body.lectures.map(({ _id }: { _id: string }) => _id)).toEqual(lectures.map(({ id }) => id))
  expect(body.lectures.filter((row: { completedAt: string | null }) => row.completedAt)).toHaveLength(4)
  expect(body.quizzes).toMatchObject([
    { title: 'Layers', result: { status: 'submitted', totalMarksAwarded: null } },
  ])
  expect(body.finalExam).toMatchObject({ title: 'Maps exam', isOpen: false, result: null })
  expect(body.certificate).toBeNull()
  expect(body.activeDays).toHaveLength(1)
  const stranger = await aStudent(academy)
  expect(await read(grace, stranger.id)).toMatchObject({ status: 404, body: { message: M.notFound } })
  const patrick = await anInstructor(academy)
  expect((await read(patrick, diane.id)).status).toBe(403)
  const own = await aCourse(academy, { instructor: patrick })
  expect((await read(patrick, diane.id, own.id)).status).toBe(404)
})

test('the instructor’s numbers count each student once, and what waits is her own', async () => {
  const { grace, course, jean, diane } = await aClass()
  const second = await aCourse(academy, { instructor: grace })
  await anEnrolment(academy, jean, second)
  const quiz = await aQuiz(academy, course)
  await aSubmission(academy, quiz, { student: diane })
  const exam = await anExam(academy, course)
  await aSubmission(academy, exam)
  const page = academy.as(grace)
  expect(await page.call('GET /api/instructor/stats')).toEqual({
    totalCourses: 2,
    freeCourses: 2,
    totalLectures: 6,
    totalStudents: 6,
    totalQuizzes: 1,
  })
  expect(await page.call('GET /api/instructor/waiting')).toMatchObject({
    quizSubmissions: 1,
    exams: [{ _id: exam.id, course: course.id, waiting: 1 }],
    stopped: [{ course: course.id, title: 'Maps with Open Data', students: 1 }],
  })
  const other = academy.as(await anInstructor(academy))
  expect(await other.call('GET /api/instructor/waiting')).toEqual({
    quizSubmissions: 0,
    exams: [],
    questions: 0,
    stopped: [],
  })
})
