import { ATTENDANCE_MESSAGES as M } from '@academy/contract/attendance'
import { ENROLMENT_MESSAGES } from '@academy/contract/enrolments'
import { afterEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy, type TestAcademyOptions } from '../../../testing/academy.ts'
import {
  aClass,
  anOpenCheckIn,
  dayOfClass,
  mark,
  scanned,
  sendAttendance,
  sendCode,
} from '../../../testing/attendance.ts'
import { openLivePage } from '../../../testing/live.ts'
import { anEnrolment, aStudent } from '../../../testing/people.ts'
import { rowCounts } from '../../../testing/row-counts.ts'

/** Time stands still in all of them: only the tests move it. */
const open: TestAcademy[] = []
async function anAcademy(options: TestAcademyOptions = {}) {
  const academy = await startAcademy({ isTimeHeld: true, ...options })
  open.push(academy)
  return academy
}
afterEach(async () => {
  for (const academy of open.splice(0).toReversed()) await academy.stop()
})

const codeNow = async ({ academy, course, owner }: Awaited<ReturnType<typeof aClass>>) => {
  const { checkIn } = await academy
    .as(owner)
    .call('GET /api/instructor/attendance/{courseId}/check-in', { params: { courseId: course.id } })
  if (!checkIn) throw new Error('no check-in is open')
  return checkIn
}

test('a student is present by the six digits or by what the QR code holds, once a day', async () => {
  const lesson = await aClass(await anAcademy())
  const [divine, theo] = lesson.students
  const { code, path, leftMs, total } = await anOpenCheckIn(lesson)
  expect({ leftMs, total }).toEqual({ leftMs: 20_000, total: 2 })
  expect(code).toMatch(/^\d{6}$/)
  expect(path).toMatch(/^\/check-in\/[\w-]{40}$/)
  const first = await sendCode(lesson.academy, divine, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, message: M.checkedIn, date: lesson.today },
  })
  expect((await sendCode(lesson.academy, theo, scanned({ path }))).body.message).toBe(M.checkedIn)
  const before = await rowCounts(lesson.academy)
  expect(await sendCode(lesson.academy, divine, code)).toMatchObject({
    status: 200,
    body: { message: M.checkedInBefore },
  })
  expect(await rowCounts(lesson.academy)).toEqual(before)
  const { attendance, savedBy } = await dayOfClass(lesson)
  expect(attendance).toHaveLength(2)
  expect(attendance).toContainEqual(
    expect.objectContaining({ studentId: divine.id, present: true, isCheckIn: true }),
  )
  expect(savedBy).toBeNull()
  const seen = await codeNow(lesson)
  expect(seen.presentCount).toBe(2)
  expect(seen.latest.map(({ name }) => name).sort()).toEqual(['Divine Iradukunda', 'Theo Gasana'])
})

test('a code changes every twenty seconds, and is dead forty seconds after it was first seen', async () => {
  const lesson = await aClass(await anAcademy(), ['Divine', 'Emmanuel', 'Fabrice'])
  const [divine, emmanuel, fabrice] = lesson.students
  const { academy } = lesson
  const first = await anOpenCheckIn(lesson)
  academy.clock.advance(19_999)
  expect((await codeNow(lesson)).code).toBe(first.code)
  academy.clock.advance(1)
  const second = await codeNow(lesson)
  expect(second.code).not.toBe(first.code)
  expect(second.leftMs).toBe(20_000)
  academy.clock.advance(19_999)
  expect((await sendCode(academy, divine, first.code)).status).toBe(200)
  academy.clock.advance(1)
  const before = await rowCounts(academy)
  for (const code of [first.code, scanned(first)]) {
    const dead = await sendCode(academy, emmanuel, code)
    expect(dead).toMatchObject({ status: 400, body: { message: M.codeWrong } })
  }
  expect(await rowCounts(academy)).toEqual(before)
  expect((await sendCode(academy, emmanuel, second.code)).status).toBe(200)
  expect((await sendCode(academy, fabrice ?? null, scanned(await codeNow(lesson)))).status).toBe(200)
})

test('a code that is still to come does not hold', async () => {
  const lesson = await aClass(await anAcademy())
  await anOpenCheckIn(lesson)
  lesson.academy.clock.advance(60_000)
  const { code } = await codeNow(lesson)
  lesson.academy.clock.advance(-20_000)
  expect((await sendCode(lesson.academy, lesson.students[0], code)).status).toBe(400)
})

test('a student of another course is told so by the QR code, and no digits of it hold', async () => {
  const academy = await anAcademy()
  const [lesson, other] = [await aClass(academy), await aClass(academy, ['Yvette', 'Grace'])]
  const checkIn = await anOpenCheckIn(lesson)
  const [yvette] = other.students
  const answer = await sendCode(academy, yvette, scanned(checkIn))
  expect(answer).toMatchObject({ status: 403, body: { message: ENROLMENT_MESSAGES.notEnrolled } })
  expect((await sendCode(academy, yvette, checkIn.code)).status).toBe(400)
  expect((await sendCode(academy, null, checkIn.code)).status).toBe(401)
  expect((await sendCode(academy, lesson.owner, checkIn.code)).status).toBe(403)
  expect((await dayOfClass(lesson)).attendance).toEqual([])
})

test('digits find the check-in of the course that the student studies, of several that are open', async () => {
  const academy = await anAcademy()
  const [lesson, other] = [await aClass(academy), await aClass(academy)]
  const aline = await aStudent(academy)
  await anEnrolment(academy, aline, lesson.course)
  await anEnrolment(academy, aline, other.course)
  const [, checkIn] = [await anOpenCheckIn(lesson), await anOpenCheckIn(other)]
  const answer = await sendCode(academy, aline, checkIn.code)
  expect(answer.body.course._id).toBe(other.course.id)
})

test.each([
  '',
  '12345',
  '1234567',
  'abcdef',
  '１２３４５６',
  `${'f'.repeat(24)}${'A'.repeat(16)}`,
  'x'.repeat(101),
])('the code %j is refused', async (code) => {
  const lesson = await aClass(await anAcademy())
  await anOpenCheckIn(lesson)
  expect((await sendCode(lesson.academy, lesson.students[0], code)).status).toBe(400)
})

test('closing ends it at once, also for a code that was just shown', async () => {
  const lesson = await aClass(await anAcademy())
  const { academy, course, owner, students } = lesson
  const checkIn = await anOpenCheckIn(lesson)
  const close = () =>
    academy
      .as(owner)
      .call('DELETE /api/instructor/attendance/{courseId}/check-in', { params: { courseId: course.id } })
  expect(await close()).toEqual({ message: M.checkInClosed })
  expect(await close()).toEqual({ message: M.checkInClosed })
  expect((await sendCode(academy, students[0], scanned(checkIn))).body.message).toBe(M.checkInOver)
  expect((await sendCode(academy, students[0], checkIn.code)).status).toBe(400)
  const again = await anOpenCheckIn(lesson)
  expect(again._id).not.toBe(checkIn._id)
  expect((await sendCode(academy, students[0], scanned(checkIn))).status).toBe(409)
  expect((await sendCode(academy, students[0], again.code)).status).toBe(200)
  const acts = await academy.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', course.id)
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['open-check-in', 'close-check-in', 'open-check-in'])
})

test('it closes by itself after an hour, and yesterday’s gives way to today’s', async () => {
  const lesson = await aClass(await anAcademy())
  const { academy, course, owner } = lesson
  const checkIn = await anOpenCheckIn(lesson)
  expect((await anOpenCheckIn(lesson))._id).toBe(checkIn._id)
  academy.clock.advance(60 * 60_000)
  const params = { courseId: course.id }
  const read = await academy.as(owner).call('GET /api/instructor/attendance/{courseId}/check-in', { params })
  expect(read.checkIn).toBeNull()
  expect((await sendCode(academy, lesson.students[0], scanned(checkIn))).body.message).toBe(M.checkInOver)
  expect((await anOpenCheckIn(lesson))._id).not.toBe(checkIn._id)
})

test('what the instructor says after the opening stands, and what she said before gives way', async () => {
  const lesson = await aClass(await anAcademy())
  const [divine, theo] = lesson.students
  await sendAttendance(lesson, [mark(divine, false, 'Late?'), mark(theo, false)])
  lesson.academy.clock.advance(1000)
  const { code } = await anOpenCheckIn(lesson)
  await sendAttendance(lesson, [mark(theo, true), mark(divine, false, 'Late?')])
  await sendAttendance(lesson, [mark(theo, false)])
  expect((await sendCode(lesson.academy, divine, code)).status).toBe(200)
  expect(await sendCode(lesson.academy, theo, code)).toMatchObject({
    status: 409,
    body: { message: M.markedAbsent },
  })
  expect((await dayOfClass(lesson)).attendance).toContainEqual(
    expect.objectContaining({ studentId: divine.id, present: true, notes: 'Late?' }),
  )
})

test('a check-in and a save of others at the same version do not meet; of the same student they do', async () => {
  const lesson = await aClass(await anAcademy())
  const [divine, theo] = lesson.students
  const { code } = await anOpenCheckIn(lesson)
  await sendCode(lesson.academy, divine, code)
  expect((await sendAttendance(lesson, [mark(theo, false)], { version: 0 })).status).toBe(200)
  const answer = await sendAttendance(lesson, [mark(divine, false)], { version: 0 })
  expect(answer.body.conflicts).toMatchObject([{ name: 'Divine Iradukunda', theirs: { by: null } }])
})

test('a class of fifty that types at the same moment is present, each once', async () => {
  const academy = await anAcademy()
  const lesson = await aClass(
    academy,
    Array.from({ length: 50 }, (_, n) => `Student ${n}`),
  )
  const { code } = await anOpenCheckIn(lesson)
  const answers = await Promise.all(
    [...lesson.students, ...lesson.students].map((student) => sendCode(academy, student, code)),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.filter(({ body }) => body.message === M.checkedIn)).toHaveLength(50)
  expect((await codeNow(lesson)).presentCount).toBe(50)
})

test('whoever guesses digits has ten tries in five minutes, and nobody else is held up', async () => {
  const academy = await anAcademy({ env: { RATE_LIMITS: 'on' } })
  const lesson = await aClass(academy)
  const [divine, theo] = lesson.students
  const { code } = await anOpenCheckIn(lesson)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let guess = 0; guess < 10; guess++) expect((await sendCode(academy, divine, wrong)).status).toBe(400)
  const refused = await sendCode(academy, divine, code)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200)
  expect((await sendCode(academy, theo, code)).status).toBe(200)
})

test('every node knows the code, and the instructor’s page on one hears of a student on the other', async () => {
  const first = await anAcademy()
  const lesson = await aClass(first)
  const { databaseUrl, dataDir } = first.services.config
  const database = { connectionString: databaseUrl ?? '', drop: async () => {} }
  const second = await anAcademy({ database, env: { DATA_DIR: dataDir } })
  const page = await openLivePage(await first.listen(), lesson.owner.token)
  const { code } = await anOpenCheckIn(lesson)
  expect(await page.next()).toBe('attendance')
  expect((await sendCode(second, lesson.students[0], code)).status).toBe(200)
  expect(await page.next()).toBe('attendance')
  expect((await codeNow(lesson)).latest).toMatchObject([{ name: 'Divine Iradukunda' }])
  page.leave()
})
