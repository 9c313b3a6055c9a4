import { ATTEMPT_NOTES as N } from '@academy/contract/attempts'
import type { NoteChoicesChange } from '@academy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aStudent, type TestPerson } from '../../../testing/people.ts'
import { aQuizClass, aReadyStudent, questionIds, taking } from '../../../testing/sittings.ts'
import { aSubmission } from '../../../testing/submissions.ts'
import { endOverdueAttempts } from '../index.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function bellOf(person: TestPerson) {
  await academy.runJobs()
  return (await academy.as(person).call('GET /api/notifications')).notifications
}
const mailTo = async ({ email }: TestPerson) =>
  (await academy.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
const choose = (person: TestPerson, body: NoteChoicesChange) =>
  academy.as(person).call('PUT /api/notification-preferences', { body })
type Room = Awaited<ReturnType<typeof aQuizClass>>

describe('what the clock ends', () => {
  async function sitting(room: Room, student = room.student) {
    const { begin, draft, result } = taking(academy, student, room.quiz)
    const id = await begin()
    const [choice, , text] = questionIds(room.quiz)
    return {
      result,
      choose: () => draft(id, [{ questionId: choice, seq: 1, selectedOption: 1 }]),
      write: () => draft(id, [{ questionId: text, seq: 2, writtenAnswer: 'Because' }]),
    }
  }
  const gradedIn = ({ quiz, course }: Room, marks: number) =>
    N.quizGraded({ title: quiz.title, course: course.title, marks, total: 5 })

  test('is told as graded to whoever needs no marks from a person, each with their own', async () => {
    const room = await aQuizClass(academy)
    const [same, none, writer] = [
      await aReadyStudent(academy, room),
      await aReadyStudent(academy, room),
      await aReadyStudent(academy, room),
    ]
    await (await sitting(room)).choose()
    await (await sitting(room, same)).choose()
    await sitting(room, none)
    const written = await sitting(room, writer)
    await written.choose()
    await written.write()
    academy.clock.advance(31 * MINUTE_MS)
    await Promise.all(Array.from({ length: 3 }, () => endOverdueAttempts(academy.services)))
    for (const person of [room.student, same])
      expect(await bellOf(person)).toMatchObject([
        { ...gradedIn(room, 1), kind: 'grade', event: 'quiz-graded', link: `/quiz/result/${room.quiz.id}` },
      ])
    expect(await bellOf(none)).toMatchObject([gradedIn(room, 0)])
    expect(await bellOf(writer)).toEqual([])
    expect(await mailTo(same)).toEqual([gradedIn(room, 1).title])
    expect(await mailTo(writer)).toEqual([])
  })

  test('is told when a visit ends it as well, and once', async () => {
    const room = await aQuizClass(academy)
    const { choose, result } = await sitting(room)
    await choose()
    academy.clock.advance(31 * MINUTE_MS)
    const visits = await Promise.all(Array.from({ length: 4 }, () => result()))
    expect(visits.map(({ submission }) => submission?.status)).toEqual(Array(4).fill('graded'))
    expect(await bellOf(room.student)).toMatchObject([gradedIn(room, 1)])
    expect(await mailTo(room.student)).toHaveLength(1)
  })

  test('handed in by hand is no news: the result is on the screen', async () => {
    const room = await aQuizClass(academy)
    await aSubmission(academy, room.quiz, { student: room.student, answers: [1, null, null] })
    expect(await bellOf(room.student)).toEqual([])
  })
})

describe('a whole class', () => {
  const extend = ({ owner, quiz }: Room) =>
    academy.as(owner).call('POST /api/instructor/assessments/{id}/extend', {
      params: { id: quiz.id },
      body: { studentId: 'all', minutes: 10, reason: 'The power was out' },
    })
  const mail = 'You have more time'

  test('hears of extra time by mail, as each has chosen', async () => {
    const room = await aQuizClass(academy)
    const [noMail, silent, daily] = [
      await aReadyStudent(academy, room),
      await aReadyStudent(academy, room),
      await aReadyStudent(academy, room),
    ]
    await choose(noMail, { kinds: { grade: { mail: false } } })
    await choose(silent, { kinds: { grade: { bell: false } } })
    await choose(daily, { digestAt: '18:00' })
    await extend(room)
    const titles = async (person: TestPerson) => (await bellOf(person)).map(({ title }) => title)
    expect([await titles(room.student), await mailTo(room.student)]).toEqual([[mail], [mail]])
    expect([await titles(noMail), await mailTo(noMail)]).toEqual([[mail], []])
    expect([await titles(silent), await mailTo(silent)]).toEqual([[], [mail]])
    expect([await titles(daily), await mailTo(daily)]).toEqual([[mail], []])
  })

  test('of more than are told at a time is told to the last, each once', async () => {
    const room = await aQuizClass(academy)
    const { db } = academy.services
    await sql`
      with many as (
        insert into users (id, name, email, email_notifications)
        select lpad(to_hex(n), 24, '0'), 'Student ' || n, 'class-' || n || '@academy.test', false
        from generate_series(1, 1203) n returning id)
      insert into enrolments (user_id, course_id) select id, ${room.course.id} from many`.execute(db)
    await extend(room)
    await academy.runJobs()
    const { rows } = await sql<{ told: number }>`
      select count(*)::int as told from notifications n join enrolments e using (user_id)
      where e.course_id = ${room.course.id} and n.about like 'extra-time:%'`.execute(db)
    expect(rows[0]).toEqual({ told: 1204 })
  })

  test('whose key is mended gets mail, but who has left', async () => {
    const room = await aQuizClass(academy)
    const [choice] = questionIds(room.quiz)
    const wrong = [room.student, await aReadyStudent(academy, room)]
    for (const student of wrong)
      await aSubmission(academy, room.quiz, { student, answers: [0, null, 'Because'] })
    await academy.as(room.owner).call('POST /api/instructor/assessments/{id}/fix-key', {
      params: { id: room.quiz.id },
      body: { questionId: choice ?? '', correctOption: 0, reason: 'The book was wrong' },
    })
    for (const student of wrong) {
      expect(await bellOf(student)).toMatchObject([{ event: 'key-mended' }])
      expect(await mailTo(student)).toEqual(['Your marks changed'])
    }
    expect(await bellOf(await aStudent(academy))).toEqual([])
  })
})
