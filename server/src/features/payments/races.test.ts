import { PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../http/context.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import type { Answer } from '../../testing/calls.ts'
import { meanwhile, renamed } from '../../testing/meanwhile.ts'
import { aPaidCourse, aPaymentRequest, aTransactionId, type TestPayment } from '../../testing/payments.ts'
import { anAdmin, aStudent, type TestPerson } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { insertWithReference } from './insert.ts'

const AT_ONCE = 20

let academy: TestAcademy
let admins: TestPerson[]
beforeAll(async () => {
  academy = await startAcademy()
  admins = await Promise.all(Array.from({ length: AT_ONCE }, () => anAdmin(academy)))
})
afterAll(() => academy.stop())

const twenty = (call: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => call(n)))
const decide = (n: number, id: string, what: 'approve' | 'reject') =>
  academy.as(admins[n] as TestPerson).send(`POST /api/payment-requests/{id}/${what}`, { params: { id } })
const count = (answers: Answer[], isOne: (answer: Answer) => boolean) => answers.filter(isOne).length
const is = (status: number) => (answer: Answer) => answer.status === status

/** What one decision leaves, whoever took it: one act, one notification, and one letter beside the first. */
async function expectOneEffect({ _id, student }: TestPayment) {
  const { db } = academy.services
  const acts = await db.selectFrom('audit_log').select('id').where('subject_id', '=', _id).execute()
  expect(acts).toHaveLength(1)
  expect((await academy.as(student).call('GET /api/notifications')).notifications).toHaveLength(1)
  expect((await academy.outbox()).filter(({ to }) => to === student.email)).toHaveLength(2)
}

test.each(['approve', 'reject'] as const)('twenty %s one request: one effect', async (what) => {
  const payment = await aPaymentRequest(academy)
  const answers = await twenty((n) => decide(n, payment._id, what))
  expect(count(answers, is(200))).toBe(AT_ONCE)
  expect(count(answers, ({ body }) => body.changed)).toBe(1)
  const winner = answers.find(({ body }) => body.changed)?.body.request.reviewedBy
  expect(answers.every(({ body }) => body.request.reviewedBy === winner)).toBe(true)
  await expectOneEffect(payment)
})

test('ten approve and ten reject: one side wins, the other hears who', async () => {
  for (let round = 0; round < 5; round++) {
    const payment = await aPaymentRequest(academy)
    const answers = await twenty((n) => decide(n, payment._id, n % 2 ? 'approve' : 'reject'))
    expect(count(answers, ({ body }) => body.changed === true)).toBe(1)
    expect(count(answers, is(409))).toBe(AT_ONCE / 2)
    for (const { body } of answers.filter(is(409)))
      expect(body.message).toMatch(/^(Approved|Rejected) by Claudine Umutoni, /)
    await expectOneEffect(payment)
    const { db } = academy.services
    const enrolled = await db
      .selectFrom('enrolments')
      .select('user_id')
      .where('user_id', '=', payment.student.id)
      .execute()
    const { status } = answers.find(({ body }) => body.changed)?.body.request ?? {}
    expect(enrolled).toHaveLength(status === 'approved' ? 1 : 0)
  }
})

test('twenty requests with one transaction id, approved in the same instant: one passes', async () => {
  const transactionId = aTransactionId()
  const payments: TestPayment[] = []
  for (let n = 0; n < AT_ONCE; n++) payments.push(await aPaymentRequest(academy, { transactionId }))
  const answers = await twenty((n) => decide(n, payments[n]?._id ?? '', 'approve'))
  expect(count(answers, is(200))).toBe(1)
  expect(count(answers, is(409))).toBe(AT_ONCE - 1)
  const winner = answers.find(is(200))?.body.request.reference
  for (const { body } of answers.filter(is(409))) expect(body.message).toBe(M.transactionUsed(winner))
  const ids = payments.map(({ student }) => student.id)
  const enrolled = await academy.services.db
    .selectFrom('enrolments')
    .select('user_id')
    .where('user_id', 'in', ids)
    .execute()
  expect(enrolled).toHaveLength(1)
})

test('twenty asks of one student: one row, one letter, one picture', async () => {
  const [student, course] = [await aStudent(academy), await aPaidCourse(academy)]
  const file = await aPicture()
  const before = await picturesKept()
  const answers = await twenty(() =>
    academy.as(student).send('POST /api/course/payment-request', { body: { courseId: course.id }, file }),
  )
  expect(count(answers, is(200))).toBe(1)
  expect(count(answers, ({ status, body }) => status === 409 && body.message === M.alreadyPending)).toBe(
    AT_ONCE - 1,
  )
  expect((await academy.as(student).call('GET /api/user/me/payments')).payments).toHaveLength(1)
  expect((await academy.outbox()).filter(({ to }) => to === student.email)).toHaveLength(1)
  expect(await picturesKept()).toBe(before + 1)
})

test('asking again while the first is approved never leaves a request of somebody who studies', async () => {
  for (let round = 0; round < 5; round++) {
    const payment = await aPaymentRequest(academy)
    const ask = () =>
      academy
        .as(payment.student)
        .send('POST /api/course/payment-request', { body: { courseId: payment.courseId } })
    const answers = await Promise.all([decide(0, payment._id, 'approve'), ...Array.from({ length: 5 }, ask)])
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409, 409, 409])
    expect((await academy.as(payment.student).call('GET /api/user/me/payments')).payments).toHaveLength(1)
  }
})

test('who was let in while their request was on its way is not asked to pay', async () => {
  const [student, course] = [await aStudent(academy), await aPaidCourse(academy)]
  const letIn = async (db: Db) => {
    // As an approval does it: the request that waits goes, and the student is in, in one transaction.
    const waiting = await insertWithReference(db, {
      student_id: student.id,
      course_id: course.id,
      course_title: course.title,
      price_rwf: course.price_rwf,
      requested_at: academy.clock.now(),
    })
    await db
      .deleteFrom('payment_requests')
      .where('id', '=', waiting?.id ?? '')
      .execute()
    await db.insertInto('enrolments').values({ user_id: student.id, course_id: course.id }).execute()
  }
  const answer = await meanwhile(academy, letIn, () =>
    academy.as(student).send('POST /api/course/payment-request', { body: { courseId: course.id } }),
  )
  expect([answer.status, answer.body.message]).toEqual([409, M.alreadyEnrolled])
  expect((await academy.as(student).call('GET /api/user/me/payments')).payments).toEqual([])
})

test('many at once by two admins: each request once, nothing blocks', async () => {
  const payments: TestPayment[] = []
  for (let n = 0; n < AT_ONCE; n++) payments.push(await aPaymentRequest(academy))
  const ids = payments.map(({ _id }) => _id)
  const [forwards, backwards] = await Promise.all(
    [ids, [...ids].reverse()].map((order, n) =>
      academy
        .as(admins[n] as TestPerson)
        .call('POST /api/payment-requests/approve', { body: { ids: order, note: 'Seen on the phone.' } }),
    ),
  )
  for (const bulk of [forwards, backwards]) expect(bulk?.results.every(({ ok }) => ok)).toBe(true)
  const took = [forwards, backwards].flatMap((bulk) => bulk?.results.filter(({ changed }) => changed) ?? [])
  expect(took.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  expect((forwards?.approvedRwf ?? 0) + (backwards?.approvedRwf ?? 0)).toBe(AT_ONCE * 45_000)
  for (const payment of payments) await expectOneEffect(payment)
})

test('approving while course and student are deleted ends in one or the other, and never in a failure', async () => {
  const { db } = academy.services
  for (let round = 0; round < 8; round++) {
    const payment = await aPaymentRequest(academy)
    const gone =
      round % 2
        ? db.deleteFrom('courses').where('id', '=', payment.courseId)
        : db.deleteFrom('users').where('id', '=', payment.student.id)
    const [answer] = await Promise.all([decide(0, payment._id, 'approve'), gone.execute()])
    expect([200, 409]).toContain(answer.status)
    if (answer.status === 409) expect([M.courseGone, M.studentGone]).toContain(answer.body.message)
  }
})

test('whoever takes a new name while they pay is found by it', async () => {
  const student = await aStudent(academy, { name: 'Yvette Gasana' })
  const sent = await meanwhile(academy, renamed(student, 'Yvette Rutayisire'), () =>
    aPaymentRequest(academy, { student }),
  )
  const { paymentRequests } = await academy
    .as(admins[0] as TestPerson)
    .call('GET /api/payment-requests', { query: { search: 'rutayisire' } })
  expect(paymentRequests).toMatchObject([{ _id: sent._id }])
})

async function picturesKept(): Promise<number> {
  let kept = 0
  for await (const _ of academy.services.files.list('payments/')) kept++
  return kept
}
