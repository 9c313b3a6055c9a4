import { minutesOf, type NoteKind, nextMoment } from '@academy/contract/notifications'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aStudent, type TestPerson } from '../../testing/people.ts'
import { notify, scheduleDigests } from './index.ts'

let academy: TestAcademy
beforeEach(async () => {
  academy = await startAcademy({ isTimeHeld: true })
})
afterEach(() => academy.stop())

function moveTo(time: string, spareMinutes = 0) {
  const { clock } = academy
  const at = nextMoment(clock.now(), minutesOf(time)).getTime() + spareMinutes * 60_000
  clock.advance(at - clock.now().getTime())
}
const tell = (person: TestPerson, title: string, kind: NoteKind = 'grade') =>
  academy.write((ctx) => notify(ctx, [person], { kind, about: `it:${newId()}`, title, message: `${title}.` }))
/** The job runs at the moved hour. */
async function look() {
  await scheduleDigests(academy.services)
  await academy.runJobs()
}
const mailsTo = async ({ email }: TestPerson) => (await academy.outbox()).filter(({ to }) => to === email)
async function aReader(at: string, more: object = {}): Promise<TestPerson> {
  const person = await aStudent(academy)
  await academy.as(person).call('PUT /api/notification-preferences', { body: { digestAt: at, ...more } })
  return person
}

test('one mail for a day around midnight in Kigali, with what was not read, and none for a day without news', async () => {
  moveTo('12:00')
  const aline = await aReader('00:00')
  const eric = await aStudent(academy)
  await tell(aline, 'Before noon')
  await tell(aline, 'Read already')
  const [read] = (await academy.as(aline).call('GET /api/notifications')).notifications
  await academy.as(aline).call('PUT /api/notifications/{id}/read', { params: { id: read?._id ?? '' } })
  moveTo('23:59')
  await tell(aline, 'Late')
  await tell(eric, 'At once')
  await look()
  expect(await mailsTo(aline)).toEqual([])
  expect(await mailsTo(eric)).toHaveLength(1)

  moveTo('00:00')
  await Promise.all([look(), look()])
  await look()
  const [mail, ...more] = await mailsTo(aline)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your day at Impinga: 2 things are new')
  expect(mail?.text).toContain('Late: Late.\n\nBefore noon: Before noon.')
  expect(mail?.text).not.toContain('Read already')

  moveTo('00:00')
  await look()
  expect(await mailsTo(aline)).toHaveLength(1)
  await tell(aline, 'The third day')
  moveTo('00:00', 3)
  await look()
  const last = (await mailsTo(aline)).at(-1)
  expect(last?.subject).toBe('Your day at Impinga: 1 thing is new')
  expect(last?.text).not.toContain('Late')
})

test('not what is wanted by no mail, nor for whom mail is off; what is silent in the bell is mailed at once', async () => {
  const kinds = { grade: { mail: false }, exam: { bell: false } }
  const keza = await aReader('18:00', { kinds })
  const olive = await aReader('18:00')
  await academy.as(olive).call('PUT /api/user/me/preferences', { body: { emailNotifications: false } })
  for (const person of [keza, olive]) {
    await tell(person, 'Graded', 'grade')
    await tell(person, 'Passed', 'exam')
    await tell(person, 'Paid', 'payment')
  }
  moveTo('18:00')
  await look()
  expect((await mailsTo(keza)).map(({ subject }) => subject)).toEqual([
    'Passed',
    'Your day at Impinga: 1 thing is new',
  ])
  expect(await mailsTo(olive)).toEqual([])
})

test('its own link ends it, and each is told by itself again', async () => {
  const person = await aReader('18:00')
  await tell(person, 'Graded')
  moveTo('18:00')
  await look()
  const [mail] = await mailsTo(person)
  const params = { token: mail?.unsubscribeUrl?.split('/').at(-1) ?? '' }
  await academy.as(null).call('POST /api/unsubscribe/{token}', { params })
  expect(await academy.as(person).call('GET /api/notification-preferences')).toMatchObject({ digestAt: null })
  await tell(person, 'By itself')
  expect((await mailsTo(person)).at(-1)?.subject).toBe('By itself')
  await academy.as(null).call('DELETE /api/unsubscribe/{token}', { params })
  expect(await academy.as(person).call('GET /api/notification-preferences')).toMatchObject({
    digestAt: '18:00',
  })
})
