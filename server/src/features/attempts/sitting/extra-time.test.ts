import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anAdmin, anInstructor, aStudent, type TestPerson } from '../../../testing/people.ts'
import { aQuizClass, aReadyStudent, questionIds, storedOf, taking } from '../../../testing/sittings.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const extend = (
  person: TestPerson,
  id: string,
  studentId: string,
  minutes = 10,
  reason = 'The power was out',
) =>
  academy.as(person).send('POST /api/instructor/assessments/{id}/extend', {
    params: { id },
    body: { studentId, minutes, reason },
  })
const sittingsOf = (person: TestPerson, id: string) =>
  academy.as(person).call('GET /api/instructor/assessments/{id}/sittings', { params: { id } })
const lengthOf = (attempt: { startedAt: string; deadline: string } | null) =>
  attempt && (Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)) / MINUTE_MS

describe('extra time', () => {
  test('for one who sits: the open page learns it with its next contact, and the end waits', async () => {
    const room = await aQuizClass(academy)
    const { draft, begin, open } = taking(academy, room.student, room.quiz)
    const other = taking(academy, await aReadyStudent(academy, room), room.quiz)
    const id = await begin()
    await other.begin()
    const given = await extend(room.owner, room.quiz.id, room.student.id)
    const note = { kind: 'extended', minutes: 10, reason: 'The power was out' }
    expect(given).toMatchObject({ status: 200, body: { message: M.extended(10), extended: 1, note } })
    expect((await draft(id, [])).body.notes).toMatchObject([note])
    expect(lengthOf((await open()).attempt)).toBe(40)
    expect(lengthOf((await other.open()).attempt)).toBe(30)

    academy.clock.advance(35 * MINUTE_MS)
    await academy.runJobs()
    const [question] = questionIds(room.quiz)
    expect((await draft(id, [{ questionId: question, seq: 1, selectedOption: 1 }])).status).toBe(200)
    expect((await other.open()).hasSubmitted).toBe(true)
    academy.clock.advance(6 * MINUTE_MS)
    await academy.runJobs()
    expect((await open()).hasSubmitted).toBe(true)
  })

  test('a page that hands in by itself at the former deadline is told that there is time left', async () => {
    const room = await aQuizClass(academy)
    const { begin, submit, open } = taking(academy, room.student, room.quiz)
    await begin()
    await extend(room.owner, room.quiz.id, room.student.id)
    academy.clock.advance(30 * MINUTE_MS)
    const answers = [{ questionId: questionIds(room.quiz)[0], selectedOption: 1 }]
    const early = await submit(answers, { isAuto: true })
    expect(early).toMatchObject({ status: 400, body: { message: M.timeLeft } })
    expect((await open()).attempt?.state).toBe('open')
    academy.clock.advance(10 * MINUTE_MS)
    expect((await submit(answers, { isAuto: true })).status).toBe(200)
  })

  test('for all, before and during: who sits has it, who begins later begins with it', async () => {
    const room = await aQuizClass(academy)
    const { begin, open } = taking(academy, room.student, room.quiz)
    await begin()
    const later = await aReadyStudent(academy, room)
    expect((await extend(room.owner, room.quiz.id, later.id, 5)).body.extended).toBe(0)
    expect((await extend(room.owner, room.quiz.id, 'all', 20)).body.extended).toBe(1)
    expect(lengthOf((await open()).attempt)).toBe(50)
    const { attempt } = await taking(academy, later, room.quiz).open()
    expect(lengthOf(attempt)).toBe(55)
    expect(attempt?.notes.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['extended', 5],
      ['extended', 20],
    ])
  })

  test('given to all while many open: everybody has it', async () => {
    const room = await aQuizClass(academy)
    const students = [room.student]
    for (let i = 0; i < 11; i++) students.push(await aReadyStudent(academy, room))
    const opened = students.map((student) => taking(academy, student, room.quiz).open())
    await Promise.all([...opened, extend(room.owner, room.quiz.id, 'all', 15)])
    const lengths = await Promise.all(
      students.map(async (student) => lengthOf((await taking(academy, student, room.quiz).open()).attempt)),
    )
    expect(lengths).toEqual(students.map(() => 45))
  })

  test('is refused for who has finished, for strangers, and without a reason; by admins and the owner only', async () => {
    const room = await aQuizClass(academy)
    const { id } = room.quiz
    const { begin, submit } = taking(academy, room.student, room.quiz)
    const attempt = await begin()
    expect((await extend(await anInstructor(academy), id, 'all')).status).toBe(403)
    expect((await extend(room.student, id, 'all')).status).toBe(403)
    expect((await extend(room.owner, 'f'.repeat(24), 'all')).status).toBe(404)
    const stranger = await aStudent(academy)
    expect(await extend(room.owner, id, stranger.id)).toMatchObject({
      status: 400,
      body: { message: M.studentInvalid },
    })
    expect((await extend(room.owner, id, 'all', 10, ' ')).body.message).toBe(M.reasonRequired)
    for (const minutes of [0, 601, 2.5])
      expect((await extend(room.owner, id, 'all', minutes)).body.message).toBe(M.minutesInvalid)
    await submit([{ questionId: questionIds(room.quiz)[0], selectedOption: 1 }])
    expect(await extend(room.owner, id, room.student.id)).toMatchObject({
      status: 409,
      body: { message: M.attemptEnded },
    })
    const { db } = academy.services
    const rows = await db.selectFrom('extra_times').selectAll().where('assessment_id', '=', id).execute()
    expect(rows).toEqual([])
    expect((await storedOf(academy, attempt)).submissions.length).toBe(1)
    expect((await extend(await anAdmin(academy), id, 'all')).status).toBe(200)
  })
})

test('the sittings: who writes, who has, who has not begun, and what happened to their time', async () => {
  const room = await aQuizClass(academy)
  const [second, waiting] = [await aReadyStudent(academy, room), await aReadyStudent(academy, room)]
  const [first, done] = [taking(academy, room.student, room.quiz), taking(academy, second, room.quiz)]
  const [q1, , q3] = questionIds(room.quiz)
  const running = await first.begin()
  await first.draft(running, [
    { questionId: q1, seq: 1, selectedOption: 1 },
    { questionId: q3, seq: 2, writtenAnswer: '  ' },
  ])
  await done.begin()
  await done.submit([{ questionId: q1, selectedOption: 1 }])
  await extend(room.owner, room.quiz.id, waiting.id, 7, 'Reads slowly')
  const { sittings, events, students } = await sittingsOf(room.owner, room.quiz.id)
  expect(sittings.map(({ student, state, answeredCount }) => [student?._id, state, answeredCount])).toEqual([
    [room.student.id, 'open', 1],
    [second.id, 'handed-in', 1],
  ])
  expect(sittings[0]).toMatchObject({ _id: running, submission: null, lateCount: 0, endedAt: null })
  expect(sittings[1]?.submission).toMatch(/^[0-9a-f]{24}$/)
  expect(students).toEqual([{ _id: waiting.id, name: waiting.name, email: waiting.email }])
  expect(events).toMatchObject([
    {
      event: 'extended',
      student: waiting.name,
      actor: room.owner.name,
      detail: M.extended(7),
      reason: 'Reads slowly',
    },
  ])
  const stranger = await anInstructor(academy)
  await expect(sittingsOf(stranger, room.quiz.id)).rejects.toMatchObject({ status: 403 })
})
