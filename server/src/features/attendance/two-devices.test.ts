import { ATTENDANCE_MESSAGES as M } from '@academy/contract/attendance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aClass, dayOfClass, mark, sendAttendance } from '../../testing/attendance.ts'
import { anAdmin } from '../../testing/people.ts'
import { rowCounts } from '../../testing/row-counts.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

describe('two devices', () => {
  test('a change over a newer one is a conflict that names both, and nothing is saved', async () => {
    const lesson = await aClass(academy)
    const [divine, theo] = lesson.students
    const claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
    const { version } = await dayOfClass(lesson)
    await sendAttendance(lesson, [mark(theo, false, 'Sick')], { by: claudine, version })
    const before = await rowCounts(academy)
    const answer = await sendAttendance(lesson, [mark(divine, true), mark(theo, true)], { version })
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: M.changedMeanwhile,
        version: 1,
        conflicts: [
          {
            studentId: theo.id,
            name: 'Theo Gasana',
            yours: { present: true, notes: '' },
            theirs: { mark: { present: false, notes: 'Sick' }, by: 'Claudine Umutoni' },
          },
        ],
      },
    })
    expect(await rowCounts(academy)).toEqual(before)
    const decided = await sendAttendance(lesson, [mark(divine, true), mark(theo, true)], {
      version: answer.body.version,
    })
    expect(decided.status).toBe(200)
  })

  test('changes to different students go together, and the same change twice is none', async () => {
    const lesson = await aClass(academy)
    const [divine, theo] = lesson.students
    await sendAttendance(lesson, [mark(theo, false)], { version: 0 })
    expect((await sendAttendance(lesson, [mark(divine, true)], { version: 0 })).status).toBe(200)
    expect((await sendAttendance(lesson, [mark(theo, false)], { version: 0 })).status).toBe(200)
    expect((await dayOfClass(lesson)).attendance).toHaveLength(2)
  })

  test('a mark that was taken back meanwhile is a change too', async () => {
    const lesson = await aClass(academy)
    const [divine] = lesson.students
    await sendAttendance(lesson, [mark(divine, true)])
    await sendAttendance(lesson, [], { cleared: [divine.id] })
    const answer = await sendAttendance(lesson, [mark(divine, false)], { version: 1 })
    expect(answer.body.conflicts).toMatchObject([{ yours: { present: false }, theirs: { mark: null } }])
  })

  test('of ten that save at the same moment upon the same version one wins', async () => {
    const lesson = await aClass(academy)
    const [divine] = lesson.students
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        sendAttendance(lesson, [mark(divine, true, `device ${n}`)], { version: 0 }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect((await dayOfClass(lesson)).version).toBe(1)
  })
})
