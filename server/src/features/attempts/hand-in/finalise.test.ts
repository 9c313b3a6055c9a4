import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aQuizClass, aReadyStudent, questionIds, storedOf, taking } from '../../../testing/sittings.ts'
import { beat, endOverdueAttempts, startHeartbeat } from '../index.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function running() {
  const room = await aQuizClass(academy)
  const taken = taking(academy, room.student, room.quiz)
  return { ...room, ...taken, id: await taken.begin(), q: questionIds(room.quiz) }
}
const attemptOf = (id: string) =>
  academy.services.db.selectFrom('attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the end at the deadline', () => {
  test('never before the deadline and its grace; then from the drafts, submitted at the deadline', async () => {
    const { draft, id, q, result } = await running()
    await draft(id, [{ questionId: q[0], seq: 1, selectedOption: 1 }])
    const { deadline } = await attemptOf(id)
    academy.clock.advance(30 * MINUTE_MS + 29_000)
    await academy.runJobs()
    expect((await attemptOf(id)).state).toBe('open')
    academy.clock.advance(1_500)
    await academy.runJobs()
    expect(await attemptOf(id)).toMatchObject({ state: 'finalised', deadline })
    const { submission } = await result()
    expect(submission).toMatchObject({ isFinalised: true, totalMarksAwarded: 1, status: 'graded' })
    expect(submission?.submittedAt).toBe(deadline.toISOString())
    const events = await academy.services.db
      .selectFrom('assessment_events')
      .selectAll()
      .where('attempt_id', '=', id)
      .execute()
    expect(events).toMatchObject([{ event: 'finalised', actor_id: null }])
  })

  test('many nodes at once end many, each once; written text waits for a person', async () => {
    const room = await aQuizClass(academy)
    const q = questionIds(room.quiz)
    const ids: string[] = []
    for (let i = 0; i < 6; i++) {
      const student = await aReadyStudent(academy, room)
      const taken = taking(academy, student, room.quiz)
      const id = await taken.begin()
      await taken.draft(id, [{ questionId: q[2], seq: 1, writtenAnswer: `reason ${i}` }])
      ids.push(id)
    }
    const { id: _, student_id: __, notes, ...begun } = await attemptOf(ids[0] ?? '')
    const { db } = academy.services
    // More than are ended in one go: of people whose accounts are gone.
    const others = Array.from({ length: 60 }, () => ({ ...begun, id: newId(), notes: JSON.stringify(notes) }))
    await db.insertInto('attempts').values(others).execute()
    academy.clock.advance(31 * MINUTE_MS)
    await Promise.all(Array.from({ length: 6 }, () => endOverdueAttempts(academy.services)))
    const rows = await db
      .selectFrom('submissions')
      .selectAll()
      .where('assessment_id', '=', room.quiz.id)
      .execute()
    const all = [...ids, ...others.map(({ id }) => id)]
    expect(rows.map(({ attempt_id }) => attempt_id).sort()).toEqual(all.sort())
    const waiting = rows.filter(
      ({ status, unmarked_count }) => status === 'submitted' && unmarked_count === 1,
    )
    expect(waiting.map(({ attempt_id }) => attempt_id).sort()).toEqual(ids.sort())
  })

  test('handing in and the end at the same moment: one submission, the same result', async () => {
    for (let i = 0; i < 8; i++) {
      const { draft, submit, id, q } = await running()
      const answers = [{ questionId: q[0], selectedOption: 1 }]
      await draft(id, [{ questionId: q[0], seq: 1, selectedOption: 1 }])
      academy.clock.advance(30 * MINUTE_MS + 30_000 + (i - 4))
      const [answer] = await Promise.all([submit(answers), endOverdueAttempts(academy.services)])
      expect(answer).toMatchObject({ status: 200, body: { submission: { totalMarksAwarded: 1 } } })
      expect((await storedOf(academy, id)).submissions.length).toBe(1)
    }
  })

  test('one that cannot end does not keep the others open', async () => {
    const [sick, well] = [await running(), await running()]
    const { db, log } = academy.services
    const { level } = log
    log.level = 'silent'
    const key = db.updateTable('papers').where('assessment_id', '=', sick.quiz.id)
    await key.set({ questions: JSON.stringify('nonsense') }).execute()
    academy.clock.advance(31 * MINUTE_MS)
    await endOverdueAttempts(academy.services)
    expect((await attemptOf(well.id)).state).toBe('finalised')
    expect((await attemptOf(sick.id)).state).toBe('open')
    log.level = level
    await key.set({ questions: JSON.stringify(sick.quiz.questions) }).execute()
    await endOverdueAttempts(academy.services)
    expect((await attemptOf(sick.id)).state).toBe('finalised')
  })

  test('a running academy ends it by itself, also one that was started after the deadline', async () => {
    const { id } = await running()
    academy.clock.advance(31 * MINUTE_MS)
    const heartbeat = await startHeartbeat(academy.services)
    expect((await attemptOf(id)).state).toBe('finalised')
    const next = await running()
    // A beat as other nodes would have made it: the clock jumps, the academy was there.
    academy.clock.advance(31 * MINUTE_MS)
    await academy.services.db.updateTable('heartbeat').set({ beat_at: academy.clock.now() }).execute()
    await expect.poll(async () => (await attemptOf(next.id)).state, { timeout: 5_000 }).toBe('finalised')
    await heartbeat.stop()
    await academy.services.db.deleteFrom('heartbeat').execute()
  })
})

describe('when the academy was away', () => {
  const away = async (ms: number) => {
    academy.clock.advance(ms)
    await Promise.all([beat(academy.services), beat(academy.services), beat(academy.services)])
  }
  const beating = async () => {
    await academy.services.db.deleteFrom('heartbeat').execute()
    await beat(academy.services)
  }
  const minutesMoved = async (id: string, before: Date) =>
    ((await attemptOf(id)).deadline.getTime() - before.getTime()) / MINUTE_MS

  test('open attempts get that time back, once, with a note and an event; the first beat gives nothing', async () => {
    const { id, open } = await running()
    const before = (await attemptOf(id)).deadline
    await beating()
    expect(await minutesMoved(id, before)).toBe(0)
    await away(10 * MINUTE_MS)
    expect(await minutesMoved(id, before)).toBeCloseTo(10, 1)
    const { attempt } = await open()
    const reason = 'The academy was unreachable for 10 minutes; your time was extended'
    expect(attempt?.notes).toMatchObject([{ kind: 'away', minutes: 10, reason }])
    const events = await academy.services.db
      .selectFrom('assessment_events')
      .selectAll()
      .where('attempt_id', '=', id)
      .execute()
    expect(events).toMatchObject([{ event: 'away', detail: reason }])
  })

  test('a short silence is none', async () => {
    const { id } = await running()
    const before = (await attemptOf(id)).deadline
    await beating()
    await away(14_000)
    expect(await minutesMoved(id, before)).toBe(0)
  })

  test('who had run out before gets nothing; who had a minute left has it again', async () => {
    const [gone, last] = [await running(), await running()]
    await beating()
    const { db } = academy.services
    const deadline = (ms: number) => new Date(academy.clock.now().getTime() + ms)
    const started_at = deadline(-MINUTE_MS * 40)
    const set = (id: string, ms: number) =>
      db
        .updateTable('attempts')
        .set({ started_at, last_contact_at: started_at, deadline: deadline(ms) })
        .where('id', '=', id)
        .execute()
    await set(gone.id, -31_000)
    await set(last.id, MINUTE_MS)
    academy.clock.advance(20 * MINUTE_MS)
    // Nothing ends, and nothing is refused for good, before that time is given back.
    await endOverdueAttempts(academy.services)
    expect((await attemptOf(last.id)).state).toBe('open')
    const answers = [{ questionId: last.q[0], selectedOption: 1 }]
    expect((await last.submit(answers)).status).toBe(503)
    await beat(academy.services)
    await endOverdueAttempts(academy.services)
    expect((await attemptOf(gone.id)).state).toBe('finalised')
    expect((await attemptOf(last.id)).state).toBe('open')
    academy.clock.advance(50_000)
    await beat(academy.services)
    expect((await last.submit(answers)).body.message).toBe('Quiz submitted successfully!')
    await db.deleteFrom('heartbeat').execute()
  })

  test('one that was there and could not work says so', async () => {
    const lines: string[] = []
    const services = {
      ...academy.services,
      log: pino({}, { write: (line: string) => void lines.push(line) }),
    }
    const former = await beat(services)
    academy.clock.advance(16_000)
    await beat(services, former)
    academy.clock.advance(16_000)
    await beat(services, former)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringMatching(/^the academy could not work/),
      expect.stringMatching(/^the academy was away/),
    ])
    await academy.services.db.deleteFrom('heartbeat').execute()
  })
})
