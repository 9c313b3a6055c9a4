import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { anInstructor, type TestPerson } from '../../../testing/people.ts'
import { aQuizClass, aReadyStudent, questionIds, storedOf, taking } from '../../../testing/sittings.ts'

const MINUTE_MS = 60_000
let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

/** Somebody whose line broke: one answer arrived, two came after the end. */
async function cutOff() {
  const room = await aQuizClass(academy)
  const { begin, draft, result } = taking(academy, room.student, room.quiz)
  const id = await begin()
  const [a, b, c] = questionIds(room.quiz)
  await draft(id, [{ questionId: a, seq: 1, selectedOption: 3 }])
  const recordedAt = new Date(academy.clock.now().getTime() + MINUTE_MS).toISOString()
  academy.clock.advance(40 * MINUTE_MS)
  await academy.runJobs()
  await draft(id, [
    { questionId: a, seq: 5, selectedOption: 2, recordedAt },
    { questionId: a, seq: 6, selectedOption: 1, recordedAt },
    { questionId: c, seq: 7, writtenAnswer: 'They are small', recordedAt },
  ])
  return { ...room, id, q: [a, b, c] as const, draft, result, recordedAt }
}
const evidenceOf = (person: TestPerson, id: string) =>
  academy.as(person).call('GET /api/instructor/attempts/{id}/evidence', { params: { id } })
const accept = (person: TestPerson, id: string, evidenceIds: string[], reason = 'The line broke') =>
  academy.as(person).send('POST /api/instructor/attempts/{id}/accept-late', {
    params: { id },
    body: { evidenceIds, reason },
  })

test('what came too late is shown with its times, and changes nothing by itself', async () => {
  const { owner, id, recordedAt, result, quiz } = await cutOff()
  const { sitting, evidence } = await evidenceOf(owner, id)
  expect(sitting).toMatchObject({ _id: id, state: 'finalised', lateCount: 3, answeredCount: 1 })
  expect(evidence.map(({ seq, reason, isAccepted }) => [seq, reason, isAccepted])).toEqual([
    [7, 'late', false],
    [6, 'late', false],
    [5, 'late', false],
  ])
  expect(evidence[0]).toMatchObject({ writtenAnswer: 'They are small', recordedAt })
  expect(evidence[0]?.question).toBe(quiz.questions[2]?.question)
  expect((await result()).submission).toMatchObject({ totalMarksAwarded: 0, status: 'graded' })
})

test('accepted, the newest of each question counts; it is marked again and logged', async () => {
  const { owner, id, result, quiz } = await cutOff()
  const { evidence } = await evidenceOf(owner, id)
  const ids = evidence.map(({ _id }) => _id)
  expect(await accept(owner, id, ids)).toMatchObject({ status: 200, body: { message: M.lateAccepted } })
  const { submission } = await result()
  expect(submission).toMatchObject({ status: 'submitted', totalMarksAwarded: null })
  expect(submission?.answers.map((one) => one.selectedOption ?? one.writtenAnswer)).toEqual([
    1,
    null,
    'They are small',
  ])
  const { submissions } = await storedOf(academy, id)
  expect(submissions).toMatchObject([{ total_marks_awarded: 1, unmarked_count: 1, passed: null, version: 2 }])
  const after = await evidenceOf(owner, id)
  expect(after.sitting.lateCount).toBe(0)
  expect(after.evidence.every(({ isAccepted }) => isAccepted)).toBe(true)
  const events = await academy.services.db
    .selectFrom('assessment_events')
    .selectAll()
    .where('assessment_id', '=', quiz.id)
    .where('event', '=', 'late-accepted')
    .execute()
  expect(events).toMatchObject([{ attempt_id: id, actor_id: owner.id, reason: 'The line broke' }])
  expect((await accept(owner, id, ids)).status).toBe(404)
})

test('not by another instructor, not of another attempt, not while it runs, not without a reason', async () => {
  const one = await cutOff()
  const other = await cutOff()
  const own = (await evidenceOf(one.owner, one.id)).evidence.map(({ _id }) => _id)
  const foreign = (await evidenceOf(other.owner, other.id)).evidence.map(({ _id }) => _id)
  const stranger = await anInstructor(academy)
  expect((await accept(stranger, one.id, own)).status).toBe(404)
  await expect(evidenceOf(stranger, one.id)).rejects.toMatchObject({ status: 404 })
  expect((await accept(one.owner, one.id, [...own, ...foreign])).status).toBe(404)
  expect((await accept(one.owner, one.id, own, ' ')).body.message).toBe(M.reasonRequired)
  const running = await taking(academy, await aReadyStudent(academy, one), one.quiz).begin()
  expect((await accept(one.owner, running, own)).status).toBe(404)
  for (const { id, owner } of [one, other]) {
    expect((await evidenceOf(owner, id)).sitting.lateCount).toBe(3)
    expect((await storedOf(academy, id)).submissions).toMatchObject([{ total_marks_awarded: 0, version: 1 }])
  }
})
