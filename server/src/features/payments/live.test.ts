import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { openLivePage } from '../../testing/live.ts'
import { aPaidCourse, aPaymentRequest } from '../../testing/payments.ts'
import { anAdmin, aStudent } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { sweepFiles } from '../lectures/sweep-files.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => academy.stop())

test('the desk looks again when somebody asks, both when it is decided, and nobody else', async () => {
  const address = await academy.listen()
  const [aline, eric, claudine] = [await aStudent(academy), await aStudent(academy), await anAdmin(academy)]
  const [student, other, desk] = await Promise.all(
    [aline, eric, claudine].map(({ token }) => openLivePage(address, token)),
  )
  const { _id: id } = await aPaymentRequest(academy, { student: aline })
  expect(await desk?.next()).toBe('payments')
  expect(await student?.next()).toBe('payments')
  await academy.as(claudine).call('POST /api/payment-requests/{id}/approve', { params: { id } })
  expect(await desk?.next()).toBe('payments')
  expect([await student?.next(), await student?.next()].sort()).toEqual(['notifications', 'payments'])
  expect(other?.heard).toEqual(['all'])
  for (const page of [student, other, desk]) page?.leave()
})

test('thirty asks in ten minutes are enough for anybody', async () => {
  const [student, course] = [await aStudent(academy), await aPaidCourse(academy)]
  const ask = () =>
    academy.as(student).send('POST /api/course/payment-request', { body: { courseId: course.id } })
  const statuses: number[] = []
  for (let n = 0; n < 30; n++) statuses.push((await ask()).status)
  expect(statuses).toEqual([200, ...Array.from({ length: 29 }, () => 409)])
  expect(await ask()).toMatchObject({ status: 429, body: { message: HTTP_MESSAGES.tooMany } })
})

test('the sweep keeps the screenshots that a request names, and no others', async () => {
  const { _id: id } = await aPaymentRequest(academy, { screenshot: await aPicture() })
  await academy.services.files.put('payments/0123456789abcdef0123456789abcdef.webp', Buffer.from('left'))
  const now = () => new Date(academy.clock.now().getTime() + 25 * 3_600_000)
  await sweepFiles({ ...academy.services, clock: { now } })
  const kept: string[] = []
  for await (const { key } of academy.services.files.list('payments/')) kept.push(key)
  expect(kept).toHaveLength(1)
  const desk = academy.as(await anAdmin(academy))
  const shown = await desk.send('GET /api/payment-requests/{id}/screenshot', { params: { id } })
  expect(shown.status).toBe(200)
})
