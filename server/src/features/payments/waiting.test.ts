import { PAYMENT_NOTES as N } from '@academy/contract/payments'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aPaymentRequest } from '../../testing/payments.ts'
import { anAdmin, aSuperadmin, type TestPerson } from '../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
let patrick: TestPerson
beforeEach(async () => {
  await academy?.stop()
  academy = await startAcademy()
  claudine = await anAdmin(academy)
  patrick = await aSuperadmin(academy)
})
afterAll(() => academy.stop())

async function bellOf(person: TestPerson) {
  await academy.runJobs()
  return academy.as(person).call('GET /api/notifications')
}
const decide = (id: string, what: 'approve' | 'reject') =>
  academy.as(claudine).call(`POST /api/payment-requests/{id}/${what}`, { params: { id } })

test('what waits is one row for each admin, which grows, shrinks and goes', async () => {
  const first = await aPaymentRequest(academy)
  const link = '/admin/payment-requests'
  for (const admin of [claudine, patrick])
    expect((await bellOf(admin)).notifications).toMatchObject([
      { ...N.waiting(1), count: 1, kind: 'payment-waits', event: 'payments-wait', link, isRead: false },
    ])
  await academy.as(claudine).call('PUT /api/notifications/mark-all-read')
  const [second, third] = [await aPaymentRequest(academy), await aPaymentRequest(academy)]
  expect(await bellOf(claudine)).toMatchObject({
    unreadCount: 1,
    notifications: [{ ...N.waiting(3), title: '3 payments wait', count: 3 }],
  })
  const mails = (await academy.outbox()).filter(({ to }) => to === claudine.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['1 payment waits'])

  await academy.as(claudine).call('PUT /api/notifications/mark-all-read')
  await decide(first._id, 'approve')
  expect(await bellOf(claudine)).toMatchObject({
    unreadCount: 0,
    notifications: [{ title: '2 payments wait' }],
  })
  expect(await bellOf(patrick)).toMatchObject({
    unreadCount: 1,
    notifications: [{ title: '2 payments wait' }],
  })
  await decide(second._id, 'reject')
  await decide(third._id, 'approve')
  for (const admin of [claudine, patrick])
    expect(await bellOf(admin)).toMatchObject({ unreadCount: 0, notifications: [] })
  expect((await bellOf(first.student)).notifications).toMatchObject([{ kind: 'payment' }])
})

test('one that came to wait while another was decided is news', async () => {
  const first = await aPaymentRequest(academy)
  await bellOf(claudine)
  await academy.as(claudine).call('PUT /api/notifications/mark-all-read')
  await decide(first._id, 'approve')
  await aPaymentRequest(academy)
  expect(await bellOf(claudine)).toMatchObject({
    unreadCount: 1,
    notifications: [{ title: '1 payment waits' }],
  })
})

test('many that come and are decided at the same moment are counted as they are', async () => {
  const before = await Promise.all(Array.from({ length: 6 }, () => aPaymentRequest(academy)))
  await Promise.all([
    ...Array.from({ length: 5 }, () => aPaymentRequest(academy)),
    ...before.map(({ _id }) => decide(_id, 'approve')),
    ...Array.from({ length: 4 }, () => academy.runJobs()),
  ])
  expect((await bellOf(patrick)).notifications).toMatchObject([{ title: '5 payments wait', count: 5 }])
})

test('a row that an admin deleted comes back with the next payment, not with a decision', async () => {
  const [first] = [await aPaymentRequest(academy), await aPaymentRequest(academy)]
  const [row] = (await bellOf(claudine)).notifications
  await academy.as(claudine).call('DELETE /api/notifications/{id}', { params: { id: row?._id ?? '' } })
  await decide(first._id, 'approve')
  expect((await bellOf(claudine)).notifications).toEqual([])
  await aPaymentRequest(academy)
  expect((await bellOf(claudine)).notifications).toMatchObject([{ title: '2 payments wait' }])
})
