import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { openLivePage } from '../../testing/live.ts'
import { aPaidCourse, aPaymentRequest } from '../../testing/payments.ts'
import { anAdmin, aStudent } from '../../testing/people.ts'

let academy: TestAcademy
let address: string
beforeAll(async () => {
  academy = await startAcademy({ env: { RATE_LIMITS: 'on' } })
  address = await academy.listen()
})
afterAll(() => academy.stop())

test('who reviews looks again when somebody asks, both when it is decided, and nobody else', async () => {
  const [aline, eric, claudine] = [await aStudent(academy), await aStudent(academy), await anAdmin(academy)]
  const [student, other, reviewer] = await Promise.all(
    [aline, eric, claudine].map(({ token }) => openLivePage(address, token)),
  )
  const { _id: id } = await aPaymentRequest(academy, { student: aline })
  expect(await reviewer?.next()).toBe('payments')
  expect(await student?.next()).toBe('payments')
  await academy.as(claudine).call('POST /api/payment-requests/{id}/approve', { params: { id } })
  expect(await reviewer?.next()).toBe('payments')
  expect([await student?.next(), await student?.next()].sort()).toEqual(['notifications', 'payments'])
  expect(other?.heard).toEqual(['all'])
  for (const page of [student, other, reviewer]) page?.leave()
})

test('other reviewers look again when a statement comes or goes', async () => {
  const [claudine, patrick] = [await anAdmin(academy), await anAdmin(academy)]
  const reviewer = await openLivePage(address, patrick.token)
  const { statement } = await academy.as(claudine).call('POST /api/payment-statements', {
    body: { text: 'id,date,amount\nLIVE01,2026-11-20 10:00,500\n' },
  })
  expect(await reviewer.next()).toBe('statements')
  const params = { id: statement._id }
  await academy.as(claudine).call('DELETE /api/payment-statements/{id}', { params })
  expect(await reviewer.next()).toBe('statements')
  reviewer.leave()
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

test('sixty drawings of a receipt in ten minutes are enough, and another person has sixty too', async () => {
  const [paid, other] = [await aPaymentRequest(academy), await aPaymentRequest(academy)]
  const draw = ({ student, _id }: typeof paid) =>
    academy.as(student).send('GET /api/user/me/payments/{id}/receipt', { params: { id: _id } })
  const statuses = new Set<number>()
  for (let n = 0; n < 60; n++) statuses.add((await draw(paid)).status)
  expect([...statuses]).toEqual([409])
  expect(await draw(paid)).toMatchObject({ status: 429, body: { message: HTTP_MESSAGES.tooMany } })
  expect((await draw(other)).status).toBe(409)
})
