import { ATTENDANCE_MESSAGES as M, OWN_MAX_DAYS } from '@academy/contract/attendance'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aClass, mark, sendAttendance, summaryOf, type TestClass } from '../../testing/attendance.ts'
import { anInstructor, aStudent } from '../../testing/people.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** Divine is there on every day, Theo on each fourth not. */
async function fortyDays(): Promise<TestClass> {
  const lesson = await aClass(academy)
  const [divine, theo] = lesson.students
  for (let day = 0; day < 40; day++)
    await sendAttendance(lesson, [mark(divine, true), mark(theo, day % 4 > 0, day === 0 ? 'Sick' : '')], {
      date: lesson.ago(day),
    })
  return lesson
}

test('lists the days of class, the newest first, and the rest by `before`', async () => {
  const lesson = await fortyDays()
  const [divine, theo] = lesson.students
  const { attendanceDates, days, students } = await summaryOf(lesson)
  expect(attendanceDates).toHaveLength(30)
  expect(attendanceDates[0]).toEqual({
    ...{ date: lesson.today, presentCount: 1, absentCount: 1 },
    records: expect.arrayContaining([
      { studentId: divine.id, present: true, hasNote: false },
      { studentId: theo.id, present: false, hasNote: true },
    ]),
  })
  expect(days).toEqual({ total: 40, present: 70, absent: 10 })
  expect(students).toMatchObject([
    { name: 'Divine Iradukunda', percentage: 100 },
    { name: 'Theo Gasana', present: 30, absent: 10, percentage: 75 },
  ])
  const rest = await summaryOf(lesson, { before: attendanceDates.at(-1)?.date ?? '' })
  expect(rest.attendanceDates.map(({ date }) => date)).toEqual(
    Array.from({ length: 10 }, (_, n) => lesson.ago(30 + n)),
  )
  expect((await summaryOf(lesson, { limit: '10' })).attendanceDates).toHaveLength(10)
})

test('a student reads sixty of their own days, the newest first; all of them are counted, and shown to who teaches', async () => {
  const lesson = await aClass(academy)
  const [divine] = lesson.students
  for (let day = 0; day < OWN_MAX_DAYS + 2; day++)
    await sendAttendance(lesson, [mark(divine, day > 0, 'Late')], { date: lesson.ago(day) })
  const courseId = lesson.course.id
  const own = await academy.as(divine).call('GET /api/attendance/{courseId}', { params: { courseId } })
  expect(own).toMatchObject({ present: OWN_MAX_DAYS + 1, absent: 1 })
  expect(own.days).toHaveLength(OWN_MAX_DAYS)
  expect(own.days[0]).toEqual({ date: lesson.today, present: false })
  const taught = await academy
    .as(lesson.owner)
    .call('GET /api/instructor/attendance/{courseId}/students/{studentId}', {
      params: { courseId, studentId: divine.id },
    })
  expect(taught.days).toHaveLength(OWN_MAX_DAYS + 2)
})

test('the file has a line a student and a column a day, and no cell begins a formula', async () => {
  const lesson = await aClass(academy, ['=1+1', 'Theo Gasana'])
  const [formula, theo] = lesson.students
  await sendAttendance(lesson, [mark(theo, false, '@SUM(1)')], { date: lesson.ago(1) })
  await sendAttendance(lesson, [mark(formula, true), mark(theo, true)])
  const params = { courseId: lesson.course.id }
  const answer = await academy
    .as(lesson.owner)
    .send('GET /api/instructor/attendance/{courseId}/csv', { params })
  expect(answer.headers['content-type']).toContain('text/csv')
  const [head, first, second] = answer.text.split('\r\n')
  expect(head).toMatch(new RegExp(`,${lesson.ago(1)},${lesson.today}$`))
  expect(first).toContain(`"'=1+1","'${formula.email}",`)
  expect(first).toMatch(/,1,0,100,,Present$/)
  expect(second).toMatch(/,1,1,50,"Absent: @SUM\(1\)",Present$/)
})

const minimum = ({ academy, course, owner }: TestClass, minimumPercent: unknown, by = owner) =>
  academy.as(by).send('PUT /api/instructor/attendance/{courseId}/minimum', {
    params: { courseId: course.id },
    body: { minimumPercent },
  })
const below = (
  { academy, course, owner, students }: TestClass,
  asked: readonly { id: string }[] = students,
) =>
  academy.as(owner).call('GET /api/instructor/attendance/{courseId}/below-minimum', {
    params: { courseId: course.id },
    query: { students: asked.map(({ id }) => id).join() },
  })

test('who has less than the minimum is named, and the minimum is written down with what it was', async () => {
  const lesson = await aClass(academy, ['Divine', 'Theo', 'Never marked'])
  const [divine, theo] = lesson.students
  for (const day of [0, 1, 2])
    await sendAttendance(lesson, [mark(divine, true), mark(theo, day > 0)], { date: lesson.ago(day) })
  expect(await below(lesson)).toEqual({ minimumPercent: null, students: [] })
  expect((await minimum(lesson, 67)).body).toEqual({ message: M.minimumSaved, minimumPercent: 67 })
  expect(await below(lesson)).toMatchObject({
    minimumPercent: 67,
    students: [{ name: 'Theo', present: 2, absent: 1, percentage: 66 }],
  })
  expect((await below(lesson, [divine])).students).toEqual([])
  await minimum(lesson, 66)
  expect((await below(lesson)).students).toEqual([])
  await minimum(lesson, 66)
  expect((await minimum(lesson, null)).body.message).toBe(M.minimumRemoved)
  const acts = await academy.services.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'set-minimum-attendance')
    .where('subject_id', '=', lesson.course.id)
    .orderBy('id')
    .execute()
  expect(acts.map(({ details }) => details)).toMatchObject([
    { before: { minimumPercent: null }, after: { minimumPercent: 67 } },
    { before: { minimumPercent: 67 }, after: { minimumPercent: 66 } },
    { before: { minimumPercent: 66 }, after: { minimumPercent: null } },
  ])
})

test.each([0, 101, 50.5, '50', true, undefined])('a minimum of %j is refused', async (percent) => {
  const lesson = await aClass(academy)
  const answer = await minimum(lesson, percent)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(M.minimumInvalid)
  expect((await minimum(lesson, 50, await anInstructor(academy))).status).toBe(403)
})

test('a student reads her own days without the notes, and her instructor with them', async () => {
  const lesson = await aClass(academy)
  const [divine] = lesson.students
  await minimum(lesson, 80)
  await sendAttendance(lesson, [mark(divine, false, 'Called in sick')], { date: lesson.ago(1) })
  await sendAttendance(lesson, [mark(divine, true)])
  const own = await academy
    .as(divine)
    .call('GET /api/attendance/{courseId}', { params: { courseId: lesson.course.id } })
  const said = { present: 1, absent: 1, percentage: 50, minimumPercent: 80, isBelowMinimum: true }
  expect(own).toEqual({
    ...said,
    days: [
      { date: lesson.today, present: true },
      { date: lesson.ago(1), present: false },
    ],
  })
  const read = (studentId: string) =>
    academy.as(lesson.owner).send('GET /api/instructor/attendance/{courseId}/students/{studentId}', {
      params: { courseId: lesson.course.id, studentId },
    })
  expect((await read(divine.id)).body).toMatchObject({
    ...said,
    days: [{ notes: '' }, { notes: 'Called in sick' }],
  })
  const stranger = await read((await aStudent(academy)).id)
  expect(stranger).toMatchObject({ status: 404, body: { message: M.studentNotFound } })
})

test('a class of more than a thousand is read in parts that leave nobody out', async () => {
  const lesson = await aClass(academy)
  const { db } = academy.services
  const ids = Array.from({ length: 1100 }, (_, n) => `a${n.toString(16).padStart(23, '0')}`)
  await db
    .insertInto('users')
    .values(
      ids.map((id, n) => ({
        id,
        name: `Student ${n}`,
        email: `s${n}@class.rw`,
        email_key: `s${n}@class.rw`,
        password_hash: null,
        last_login_at: null,
      })),
    )
    .execute()
  await db
    .insertInto('enrolments')
    .values(
      ids.map((id) => ({
        user_id: id,
        course_id: lesson.course.id,
        last_lecture_id: null,
        last_studied_at: null,
      })),
    )
    .execute()
  const read = (query: { after?: string }) =>
    academy.as(lesson.owner).call('GET /api/instructor/attendance/{courseId}/{date}', {
      params: { courseId: lesson.course.id, date: lesson.today },
      query,
    })
  const first = await read({})
  expect({ size: first.students.length, total: first.total }).toEqual({ size: 1000, total: 1102 })
  const rest = await read({ after: first.next ?? '' })
  expect(rest.next).toBeNull()
  expect(new Set([...first.students, ...rest.students].map(({ _id }) => _id)).size).toBe(1102)
  const saved = await sendAttendance(
    lesson,
    first.students.map(({ _id }) => ({ studentId: _id, present: true, notes: '' })),
  )
  expect(saved.status).toBe(200)
  const params = { courseId: lesson.course.id }
  const { text } = await academy
    .as(lesson.owner)
    .send('GET /api/instructor/attendance/{courseId}/csv', { params })
  expect(text.trimEnd().split('\r\n')).toHaveLength(1103)
})
