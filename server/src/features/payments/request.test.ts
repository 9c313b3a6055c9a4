import { COURSE_MESSAGES } from '@academy/contract/courses'
import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aPaidCourse, aPaymentOf, aPaymentRequest } from '../../testing/payments.ts'
import {
  aCourse,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'
import { insertWithReference } from './insert.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const ask = (person: TestPerson, body: object) =>
  academy.as(person).send('POST /api/course/payment-request', { body })
const statusOf = (person: TestPerson, courseId: string) =>
  academy.as(person).call('GET /api/course/payment-status', { query: { courseId } })

describe('"I Paid"', () => {
  test('works with nothing typed, and the status says that it waits', async () => {
    const [aline, course] = [await aStudent(academy), await aPaidCourse(academy)]
    expect(await statusOf(aline, course.id)).toMatchObject({ status: null, request: null })
    const { body } = await ask(aline, { courseId: course.id })
    expect(body).toMatchObject({ message: M.sent, status: 'pending' })
    expect(body.request).toMatchObject({
      reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/),
      course: { _id: course.id, title: course.title },
      price: 45_000,
      transactionId: null,
      hasScreenshot: false,
      reviewedAt: null,
    })
    expect(await statusOf(aline, course.id)).toMatchObject({ status: 'pending', request: body.request })
  })

  test('keeps what was sent in the forms in which it is compared', async () => {
    const course = await aPaidCourse(academy)
    const sent = {
      transactionId: ' mp240-1.2345 ',
      payerNumber: '0780 000 114',
      sms: ' You have paid 45,000 RWF to Impinga Ltd. ',
      amountRwf: '45000',
      recipient: 'Impinga Ltd',
      paidAt: '2026-11-20T14:04:00+02:00',
    }
    const { body } = await ask(await aStudent(academy), { courseId: course.id, ...sent })
    expect(body.request).toMatchObject({
      transactionId: 'mp240-1.2345',
      payerNumber: '+250780000114',
      sms: 'You have paid 45,000 RWF to Impinga Ltd.',
      amountRwf: 45_000,
      recipient: 'Impinga Ltd',
      paidAt: '2026-11-20T12:04:00.000Z',
    })
  })

  test('takes an empty text for nothing', async () => {
    const course = await aPaidCourse(academy)
    const empty = { transactionId: ' ', payerNumber: '', sms: '', recipient: '' }
    const { body } = await ask(await aStudent(academy), { courseId: course.id, ...empty })
    expect(body.request).toMatchObject({ transactionId: null, payerNumber: null, sms: null, recipient: null })
  })

  test.each([
    ['transactionId', '--', M.transactionIdInvalid],
    ['transactionId', 'ab1', M.transactionIdInvalid],
    ['transactionId', '1'.repeat(41), M.transactionIdInvalid],
    ['payerNumber', '12 34', M.payerNumberInvalid],
    ['payerNumber', 'call me', M.payerNumberInvalid],
    ['sms', 'x'.repeat(2001), M.smsTooLong],
    ['amountRwf', -1, M.amountInvalid],
    ['amountRwf', 0.5, M.amountInvalid],
    ['amountRwf', 1e12, M.amountInvalid],
    ['paidAt', 'yesterday', M.paidAtInvalid],
    ['paidAt', '0000-01-01T00:00:00+14:00', M.paidAtInvalid],
    ['provider', 'cash', M.providerUnknown],
  ])('refuses %s %s with its sentence', async (field, value, message) => {
    const [aline, course] = [await aStudent(academy), await aPaidCourse(academy)]
    const answer = await ask(aline, { courseId: course.id, [field]: value })
    expect(answer).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } })
    expect((await statusOf(aline, course.id)).status).toBeNull()
  })

  test('freezes the price', async () => {
    const instructor = await anInstructor(academy)
    const course = await aCourse(academy, { instructor, title: 'Weather', price: 20_000 })
    const { student, _id: id } = await aPaymentRequest(academy, { course })
    await academy.as(instructor).call('PUT /api/instructor/courses/{id}', {
      params: { id: course.id },
      body: { price: 90_000, title: 'Weather and Climate' },
    })
    expect((await statusOf(student, course.id)).request).toMatchObject({
      price: 20_000,
      course: { title: 'Weather' },
    })
    await academy
      .as(await anAdmin(academy))
      .call('POST /api/payment-requests/{id}/approve', { params: { id } })
    expect((await statusOf(student, course.id)).request).toMatchObject({ status: 'approved', price: 20_000 })
  })

  test('draws another reference when one is taken', async () => {
    const { reference } = await aPaymentRequest(academy)
    const [student, course] = [await aStudent(academy), await aPaidCourse(academy)]
    const drawn = [reference, reference, '2222-22']
    const row = await academy.write((ctx) =>
      insertWithReference(
        ctx.db,
        {
          student_id: student.id,
          course_id: course.id,
          course_title: course.title,
          price_rwf: course.price_rwf,
          requested_at: ctx.now(),
        },
        () => drawn.shift() as string,
      ),
    )
    expect(row?.reference).toBe('2222-22')
  })

  test('is answered by a letter with the reference, unless mail is not wanted', async () => {
    const { student, reference } = await aPaymentRequest(academy)
    const quiet = await aStudent(academy)
    await academy.as(quiet).call('PUT /api/user/me/preferences', { body: { emailNotifications: false } })
    await aPaymentRequest(academy, { student: quiet })
    const mails = await academy.outbox()
    const letters = mails.filter(({ to }) => to === student.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toContain(reference)
    expect(letters[0]?.text).toContain('RWF 45,000')
    expect(mails.filter(({ to }) => to === quiet.email)).toEqual([])
  })
})

describe('is refused', () => {
  test('for a free course, one that is not there, and no id', async () => {
    const aline = await aStudent(academy)
    const free = await aCourse(academy)
    expect(await ask(aline, { courseId: free.id })).toMatchObject({
      status: 400,
      body: { message: M.courseFree },
    })
    const gone = { status: 404, body: { message: COURSE_MESSAGES.notFound } }
    expect(await ask(aline, { courseId: newId() })).toMatchObject(gone)
    expect(await ask(aline, { courseId: 'undefined' })).toMatchObject({ status: 400 })
    const query = { courseId: newId() }
    expect(await academy.as(aline).send('GET /api/course/payment-status', { query })).toMatchObject(gone)
  })

  test('for those who study the course, and while one waits', async () => {
    const [aline, course] = [await aStudent(academy), await aPaidCourse(academy)]
    await aPaymentRequest(academy, { student: aline, course })
    expect(await ask(aline, { courseId: course.id })).toMatchObject({
      status: 409,
      body: { message: M.alreadyPending },
    })
    const eric = await aStudent(academy)
    await anEnrolment(academy, eric, course)
    expect(await ask(eric, { courseId: course.id })).toMatchObject({
      status: 409,
      body: { message: M.alreadyEnrolled },
    })
  })

  test('after a rejection a new one is linked to it, and only the newest counts', async () => {
    const reason = 'No such transaction.'
    const first = await aPaymentRequest(academy, { decided: 'rejected', reason })
    const course = { id: first.courseId, title: first.course.title, price_rwf: first.price }
    expect(await statusOf(first.student, course.id)).toMatchObject({
      status: 'rejected',
      request: { reason },
    })
    const second = await aPaymentRequest(academy, { student: first.student, course, transactionId: 'MP77' })
    expect(second).toMatchObject({ previous: first._id, status: 'pending' })
    expect(second.reference).not.toBe(first.reference)
    expect(await statusOf(first.student, course.id)).toMatchObject({ request: { _id: second._id } })
    const admin = academy.as(await anAdmin(academy))
    const { request } = await admin.call('GET /api/payment-requests/{id}', { params: { id: second._id } })
    expect(request.previous).toEqual({ _id: first._id, reference: first.reference, reason })
  })
})

test('one’s own payments, the newest first; another person’s is as if there were none', async () => {
  const aline = await aStudent(academy)
  const older = await aPaymentRequest(academy, { student: aline, decided: 'approved' })
  academy.clock.advance(60_000)
  const newer = await aPaymentRequest(academy, { student: aline })
  const { payments } = await academy.as(aline).call('GET /api/user/me/payments')
  expect(payments.map(({ _id, status }) => [_id, status])).toEqual([
    [newer._id, 'pending'],
    [older._id, 'approved'],
  ])
  const read = (person: TestPerson, id: string) =>
    academy.as(person).send('GET /api/user/me/payments/{id}', { params: { id } })
  expect((await read(aline, older._id)).body.payment).toMatchObject({ _id: older._id, status: 'approved' })
  for (const other of [await aStudent(academy), await anAdmin(academy)]) {
    const unknown = { status: 404, body: { message: M.notFound } }
    expect(await read(other, newer._id)).toMatchObject(unknown)
    expect((await academy.as(other).call('GET /api/user/me/payments')).payments).toEqual([])
  }
  const teacher = await anInstructor(academy)
  const { id } = await aPaymentOf(academy, teacher)
  expect((await read(teacher, id)).status).toBe(200)
})
