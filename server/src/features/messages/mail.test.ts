import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aTalkingClass } from '../../testing/messages.ts'
import type { TestPerson } from '../../testing/people.ts'
import { scheduleMailOfWaiting } from './jobs.ts'
import { mailOfWaiting } from './mail-waiting.ts'

let academy: TestAcademy
let here: Awaited<ReturnType<typeof aTalkingClass>>
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
})
afterAll(() => academy.stop())
beforeEach(async () => {
  here = await aTalkingClass(academy)
  await leave(here.eric)
})

const leave = (person: TestPerson) =>
  academy.as(person).call('PUT /api/presence', { body: { isOnline: false } })
const MINUTE_MS = 60_000
/** What the job does each minute. */
async function lettersTo({ email }: TestPerson, afterMinutes: number) {
  academy.clock.advance(afterMinutes * MINUTE_MS)
  await mailOfWaiting(academy.services)
  return (await academy.outbox()).filter(({ to }) => to === email)
}

test('a message that waits ten minutes is told of once, without what it says', async () => {
  await here.write(here.aline, here.eric, 'A secret of ours')
  await here.write(here.aline, here.eric, 'And another')
  expect(await lettersTo(here.eric, 9)).toEqual([])
  const letters = await lettersTo(here.eric, 2)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe('2 new messages from Aline Uwase')
  expect(letters[0]?.text).toContain(`/messages/${here.aline.id}/${here.course.id}`)
  expect(JSON.stringify(letters)).not.toContain('secret')
  expect(await lettersTo(here.eric, 180)).toHaveLength(1)
  expect(await lettersTo(here.aline, 0)).toEqual([])
})

test('at most once an hour a conversation, and each conversation for itself', async () => {
  await here.write(here.aline, here.eric, 'One')
  expect(await lettersTo(here.eric, 11)).toHaveLength(1)
  await here.write(here.aline, here.eric, 'Two')
  await here.write(here.grace, here.eric, 'From Grace')
  const second = await lettersTo(here.eric, 11)
  expect(second.map(({ subject }) => subject)).toEqual([
    'New message from Aline Uwase',
    'New message from Grace Mukamana',
  ])
  expect(await lettersTo(here.eric, 38)).toHaveLength(2)
  expect(await lettersTo(here.eric, 12)).toHaveLength(3)
})

test('what was read, is muted, or is not wanted by mail is not told of', async () => {
  await here.write(here.aline, here.eric, 'Read')
  await here.markRead(here.eric, here.aline)
  await here.write(here.grace, here.eric, 'Muted')
  await academy.as(here.eric).call('PUT /api/messages/mute/{otherUserId}/{courseId}', {
    ...here.pair(here.grace),
    body: { isMuted: true },
  })
  await here.write(here.grace, here.eric, 'Muted before')
  await leave(here.eric)
  expect(await lettersTo(here.eric, 11)).toEqual([])
  await here.write(here.aline, here.eric, 'Not wanted')
  await academy.as(here.eric).call('PUT /api/user/me/preferences', { body: { emailNotifications: false } })
  await leave(here.eric)
  expect(await lettersTo(here.eric, 11)).toEqual([])
})

test('whoever is here is told when they have left without having looked', async () => {
  await here.write(here.aline, here.eric, 'Look here')
  await academy.as(here.eric).call('PUT /api/presence', { body: { isOnline: true } })
  expect(await lettersTo(here.eric, 11)).toEqual([])
  await leave(here.eric)
  expect(await lettersTo(here.eric, 11)).toHaveLength(1)
})

test('several nodes that look at once send one', async () => {
  await here.write(here.aline, here.eric, 'Once')
  academy.clock.advance(11 * MINUTE_MS)
  await Promise.all(Array.from({ length: 5 }, () => mailOfWaiting(academy.services)))
  expect(await lettersTo(here.eric, 0)).toHaveLength(1)
})

test('the job asks for its next run', async () => {
  await scheduleMailOfWaiting(academy.services)
  await academy.runJobs()
  const { rows } = await sql<{ waits: boolean }>`
    select run_at > now() + interval '30 seconds' as waits from graphile_worker.jobs
    where task_identifier = 'mail-of-waiting-messages'`.execute(academy.services.db)
  expect(rows).toEqual([{ waits: true }])
})
