import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aPaidCourse, aPaymentRequest } from '../../testing/payments.ts'
import { anAdmin, aStudent, type TestPerson } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
})
afterAll(() => academy.stop())

const reviewer = () => academy.as(claudine)
const read = async (id: string) =>
  (await reviewer().call('GET /api/payment-requests/{id}', { params: { id } })).request
const deletePerson = ({ id }: { id: string }) =>
  academy.services.db.deleteFrom('users').where('id', '=', id).execute()
const deleteCourse = (id: string) => reviewer().call('DELETE /api/course/{id}', { params: { id } })

test('without its student a request keeps the money and forgets the person', async () => {
  const student = await aStudent(academy, { name: 'Ngabo Rukundo', email: 'ngabo@example.rw' })
  const sms = 'Ngabo Rukundo, you have paid 45,000 RWF.'
  const sent = { transactionId: 'MP5501', payerNumber: '0780 000 777', sms, recipient: 'Ngabo himself' }
  const payment = await aPaymentRequest(academy, { student, ...sent, screenshot: await aPicture() })
  await deletePerson(student)
  const kept = await read(payment._id)
  expect(kept).toMatchObject({
    reference: payment.reference,
    price: 45_000,
    transactionId: 'MP5501',
    user: null,
    student: { name: 'Deleted user' },
    payerNumber: null,
    sms: null,
    recipient: null,
    hasScreenshot: false,
    joinedAt: null,
    history: [],
  })
  expect(JSON.stringify(kept)).not.toMatch(/ngabo|000 ?777/i)
  for (const search of ['ngabo', 'rukundo', '000777']) {
    const query = { search }
    expect((await reviewer().call('GET /api/payment-requests', { query })).paymentRequests).toEqual([])
  }
  const query = { search: payment.reference }
  expect((await reviewer().call('GET /api/payment-requests', { query })).total).toBe(1)
  const { text } = await reviewer().send('GET /api/payment-requests/csv', { query })
  expect(text).toContain('Deleted user')
  const { db } = academy.services
  const orphans = await db.selectFrom('orphan_files').select('key').execute()
  expect(orphans.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^payments\//))

  const params = { id: payment._id }
  expect(await reviewer().send('POST /api/payment-requests/{id}/approve', { params })).toMatchObject({
    status: 409,
    body: { message: M.studentGone },
  })
  expect(await reviewer().call('POST /api/payment-requests/{id}/reject', { params })).toMatchObject({
    changed: true,
  })
})

test('a transaction id stays used up when its student is gone', async () => {
  const first = await aPaymentRequest(academy, { transactionId: 'MP5502', decided: 'approved' })
  await deletePerson(first.student)
  const { _id: id } = await aPaymentRequest(academy, { transactionId: 'MP5502' })
  const refused = await reviewer().send('POST /api/payment-requests/{id}/approve', { params: { id } })
  expect(refused).toMatchObject({ status: 409, body: { message: M.transactionUsed(first.reference) } })
})

test('without its course a request keeps the title, and can only be rejected', async () => {
  const payment = await aPaymentRequest(academy)
  await deleteCourse(payment.courseId)
  expect((await read(payment._id)).course).toEqual({ _id: null, title: payment.course.title, price: 45_000 })
  const params = { id: payment._id }
  expect(await reviewer().send('POST /api/payment-requests/{id}/approve', { params })).toMatchObject({
    status: 409,
    body: { message: M.courseGone },
  })
  await reviewer().call('POST /api/payment-requests/{id}/reject', {
    params,
    body: { reason: 'We refund it.' },
  })
  const { notifications } = await academy.as(payment.student).call('GET /api/notifications')
  expect(notifications).toMatchObject([{ link: null }])
  const { payments } = await academy.as(payment.student).call('GET /api/user/me/payments')
  expect(payments).toMatchObject([{ status: 'rejected', reason: 'We refund it.', course: { _id: null } }])
})

test('two requests may wait when their course is gone', async () => {
  const student = await aStudent(academy)
  for (const title of ['One', 'Two']) {
    const course = await aPaidCourse(academy, { title })
    await aPaymentRequest(academy, { student, course })
    await deleteCourse(course.id)
  }
  expect((await academy.as(student).call('GET /api/user/me/payments')).payments).toHaveLength(2)
})

test('who let money pass stays known when they are gone', async () => {
  const by = await anAdmin(academy, { name: 'Olive Iradukunda' })
  const payment = await aPaymentRequest(academy, { decided: 'approved', by })
  await deletePerson(by)
  const params = { id: payment._id }
  expect(await read(payment._id)).toMatchObject({ status: 'approved', reviewedBy: 'Olive Iradukunda' })
  const again = await reviewer().call('POST /api/payment-requests/{id}/approve', { params })
  expect(again.message).toMatch(/^Approved by Olive Iradukunda, /)
})

test('a name that changes is found by the new one', async () => {
  const { student, _id } = await aPaymentRequest(academy)
  await academy.as(student).call('PUT /api/user/me', { body: { name: 'Chloé Zaninka' } })
  const { paymentRequests } = await reviewer().call('GET /api/payment-requests', {
    query: { search: 'chloe zan' },
  })
  expect(paymentRequests).toMatchObject([{ _id, student: { name: 'Chloé Zaninka' } }])
})
