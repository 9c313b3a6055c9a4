import { ATTENDANCE_MESSAGES as M } from '@academy/contract/attendance'
import { addDays, dayOf } from '@academy/contract/text/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aClass, dayOfClass, mark, sendAttendance, summaryOf } from '../../testing/attendance.ts'
import { anAdmin, anEnrolment, aStudent } from '../../testing/people.ts'
import { rowCounts } from '../../testing/row-counts.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const actsOn = (id: string) =>
  academy.services.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

describe('a day of class', () => {
  test('before anybody is marked nobody is absent, and the class stands in order of names', async () => {
    const lesson = await aClass(academy, ['Theo Gasana', 'Divine Iradukunda', 'Élodie Keza'])
    const day = await dayOfClass(lesson)
    expect(day).toMatchObject({
      attendance: [],
      version: 0,
      savedAt: null,
      savedBy: null,
      total: 3,
      today: lesson.today,
      next: null,
    })
    expect(day.students.map(({ name }) => name)).toEqual(['Divine Iradukunda', 'Élodie Keza', 'Theo Gasana'])
    expect(await summaryOf(lesson)).toMatchObject({ attendanceDates: [], days: { total: 0 } })
  })

  test('is saved by a client that knows no versions, and saved again is one row, the later', async () => {
    const lesson = await aClass(academy)
    const [divine, theo] = lesson.students
    const first = await sendAttendance(lesson, [mark(divine, true), mark(theo, false, 'Called in sick')])
    expect(first).toMatchObject({ status: 200, body: { success: true, message: M.saved } })
    const second = await sendAttendance(lesson, [mark(divine, false), mark(theo, true, '  On the bus ')])
    expect(second.body.attendance).toHaveLength(2)
    const { attendance, savedBy, version } = await dayOfClass(lesson)
    expect(attendance).toEqual(second.body.attendance)
    expect(attendance).toContainEqual({
      ...{ studentId: theo.id, present: true, notes: 'On the bus', date: lesson.today, isCheckIn: false },
    })
    expect({ savedBy, version }).toEqual({ savedBy: lesson.owner.name, version: 2 })
    const [, act] = await actsOn(lesson.course.id)
    expect(act).toMatchObject({
      action: 'save-attendance',
      details: {
        date: lesson.today,
        before: {
          [divine.id]: 'Divine Iradukunda: present',
          [theo.id]: 'Theo Gasana: absent (Called in sick)',
        },
        after: { [divine.id]: 'Divine Iradukunda: absent', [theo.id]: 'Theo Gasana: present (On the bus)' },
      },
    })
  })

  test('saved once more unchanged it is no change, and nothing is written down', async () => {
    const lesson = await aClass(academy)
    const records = lesson.students.map((student) => mark(student, true))
    await sendAttendance(lesson, records)
    const before = await rowCounts(academy)
    const again = await sendAttendance(lesson, records, { version: 0 })
    expect(again).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await rowCounts(academy)).toEqual(before)
  })

  test('a mark that is taken back leaves the student not marked', async () => {
    const lesson = await aClass(academy)
    const [divine, theo] = lesson.students
    await sendAttendance(lesson, [mark(divine, true), mark(theo, false, 'Sick')])
    const answer = await sendAttendance(lesson, [], { cleared: [theo.id], version: 1 })
    expect(answer.body.attendance.map(({ studentId }: { studentId: string }) => studentId)).toEqual([
      divine.id,
    ])
    const { students, days } = await summaryOf(lesson)
    expect(students.find(({ _id }) => _id === theo.id)).toMatchObject({
      present: 0,
      absent: 0,
      percentage: null,
    })
    expect(days).toEqual({ total: 1, present: 1, absent: 0 })
  })

  test('an admin saves it as its instructor does', async () => {
    const lesson = await aClass(academy)
    const claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
    await sendAttendance(
      lesson,
      lesson.students.map((student) => mark(student, true)),
      { by: claudine },
    )
    expect((await dayOfClass(lesson)).savedBy).toBe('Claudine Umutoni')
  })
})

describe('is refused, and nothing is saved:', () => {
  const refuses = async (
    records: (lesson: Awaited<ReturnType<typeof aClass>>) => unknown[],
    message: string,
  ) => {
    const lesson = await aClass(academy)
    const before = await rowCounts(academy)
    const answer = await sendAttendance(lesson, records(lesson))
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(message)
    expect(await rowCounts(academy)).toEqual(before)
  }

  test('one who is not of the course, among others who are', async () => {
    const stranger = await aStudent(academy)
    await refuses(
      ({ students }) => [...students, stranger].map((student) => mark(student, true)),
      M.notEnrolled,
    )
  })

  test.each(['true', 1, 0, null, undefined, 'yes'])('present as %j', async (present) => {
    await refuses(({ students }) => [{ studentId: students[0].id, present, notes: '' }], M.presentInvalid)
  })

  test('a note that is too long, and one of 500 letters is not', async () => {
    await refuses(({ students: [divine] }) => [mark(divine, true, 'x'.repeat(501))], M.noteTooLong)
    const lesson = await aClass(academy)
    const note = '🙂'.repeat(250)
    expect((await sendAttendance(lesson, [mark(lesson.students[0], true, note)])).status).toBe(200)
  })

  test('the same student twice, and more than a thousand', async () => {
    await refuses(({ students: [divine] }) => [mark(divine, true), mark(divine, false)], M.namedTwice)
    await refuses(({ students: [divine] }) => Array(1001).fill(mark(divine, true)), M.tooManyRecords)
  })

  test.each([
    'tomorrow',
    'today',
    'infinity',
    '2026-02-30',
    '1/8/1999',
    '2026-01-01 BC',
    '0000-01-01',
    '',
    null,
  ])('the date %j', async (date) => {
    const lesson = await aClass(academy)
    const records = [mark(lesson.students[0], true)]
    expect((await sendAttendance(lesson, records, { date: date as string })).status).toBe(400)
    const params = { courseId: lesson.course.id, date: String(date || 'x') }
    const read = await academy
      .as(lesson.owner)
      .send('GET /api/instructor/attendance/{courseId}/{date}', { params })
    expect(read.status).toBe(400)
  })
})

test('today begins at midnight in Kigali: a minute before, the next day is in the future', async () => {
  const kigali = await startAcademy({ isTimeHeld: true })
  const lesson = await aClass(kigali)
  const records = lesson.students.map((student) => mark(student, true))
  const tomorrow = addDays(lesson.today, 1)
  const midnightMs = Date.parse(`${tomorrow}T00:00:00+02:00`)
  kigali.clock.advance(midnightMs - 60_000 - kigali.clock.now().getTime())
  expect(dayOf(kigali.clock.now())).toBe(lesson.today)
  const early = await sendAttendance(lesson, records, { date: tomorrow })
  expect(early).toMatchObject({ status: 400, body: { message: M.dateInFuture } })
  kigali.clock.advance(2 * 60_000)
  expect((await sendAttendance(lesson, records, { date: tomorrow })).status).toBe(200)
  await kigali.stop()
})

test('counts are what the rows say, also when days are saved at once and people go', async () => {
  const lesson = await aClass(academy, ['Divine', 'Emmanuel', 'Fabrice', 'Grace'])
  const dates = [0, 1, 2, 3, 4].map(lesson.ago)
  await Promise.all(
    dates.flatMap((date, n) => [
      sendAttendance(
        lesson,
        lesson.students.map((student, s) => mark(student, (s + n) % 3 > 0)),
        { date },
      ),
      sendAttendance(
        lesson,
        lesson.students.toReversed().map((student) => mark(student, true)),
        { date },
      ),
    ]),
  )
  await sendAttendance(lesson, [mark(lesson.students[1], false)], { date: dates[2] as string })
  const { db } = academy.services
  await db.deleteFrom('users').where('id', '=', lesson.students[0].id).execute()
  const { attendanceDates, students, days } = await summaryOf(lesson)
  const records = attendanceDates.flatMap((day) => day.records)
  for (const day of attendanceDates) {
    expect(day.presentCount).toBe(day.records.filter(({ present }) => present).length)
    expect(day.absentCount).toBe(day.records.filter(({ present }) => !present).length)
  }
  for (const { _id, present, absent } of students) {
    const own = records.filter(({ studentId }) => studentId === _id)
    expect([present, absent]).toEqual([
      own.filter((one) => one.present).length,
      own.filter((one) => !one.present).length,
    ])
  }
  expect(days.present + days.absent).toBe(records.length)
  expect(records).toHaveLength(15)
})

test('a course that is deleted takes its attendance along', async () => {
  const lesson = await aClass(academy)
  await sendAttendance(
    lesson,
    lesson.students.map((student) => mark(student, true)),
  )
  await academy
    .as(lesson.owner)
    .call('DELETE /api/instructor/courses/{id}', { params: { id: lesson.course.id } })
  const rows = await academy.services.db
    .selectFrom('attendance_records')
    .select('student_id')
    .where('course_id', '=', lesson.course.id)
    .execute()
  expect(rows).toEqual([])
})

test('who enrols later is in the class of that day, and was not marked before', async () => {
  const lesson = await aClass(academy)
  await sendAttendance(
    lesson,
    lesson.students.map((student) => mark(student, true)),
    { date: lesson.ago(1) },
  )
  const late = await aStudent(academy, { name: 'Yvette Mukamana' })
  await anEnrolment(academy, late, lesson.course)
  const { students, attendanceDates } = await summaryOf(lesson)
  expect(students.map(({ name }) => name)).toContain('Yvette Mukamana')
  expect(attendanceDates[0]?.records.map(({ studentId }) => studentId)).not.toContain(late.id)
})
