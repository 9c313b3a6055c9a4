import { PAYMENT_MESSAGES as M, PAYMENT_NOTES as N } from '@academy/contract/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aPaidCourse, aPaymentOf, aPaymentRequest } from '../../testing/payments.ts'
import { anAdmin, aStudent, type TestPerson } from '../../testing/people.ts'
import { approveRequest, rejectRequest } from './decide.ts'

let academy: TestAcademy
let claudine: TestPerson
let patrick: TestPerson
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
  claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
  patrick = await anAdmin(academy, { name: 'Patrick Nshimiyimana' })
})
afterAll(() => academy.stop())

const approve = (admin: TestPerson, id: string) =>
  academy.as(admin).send('POST /api/payment-requests/{id}/approve', { params: { id } })
const approveWithNote = (admin: TestPerson, id: string, note: string) =>
  academy.as(admin).send('POST /api/payment-requests/{id}/approve', { params: { id }, body: { note } })
const reject = (admin: TestPerson, id: string, reason?: string) =>
  academy
    .as(admin)
    .send('POST /api/payment-requests/{id}/reject', { params: { id }, ...(reason && { body: { reason } }) })
const bellOf = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications
const lettersTo = async ({ email }: TestPerson) => (await academy.outbox()).filter(({ to }) => to === email)
/** Letters leave in any order. */
const letterTo = async (person: TestPerson, about: RegExp) =>
  (await lettersTo(person)).find(({ subject }) => about.test(subject))
const actsOn = (id: string) =>
  academy.services.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()
const mayStudy = async ({ student, courseId }: { student: TestPerson; courseId: string }) =>
  (await academy.as(student).send('GET /api/lectures/{courseId}', { params: { courseId } })).status === 200

describe('an approval', () => {
  test('enrols, tells, mails and is written down', async () => {
    const payment = await aPaymentRequest(academy)
    expect(await mayStudy(payment)).toBe(false)
    const { body } = await approve(claudine, payment._id)
    expect(body).toMatchObject({ message: M.approved, changed: true })
    expect(body.request).toMatchObject({
      status: 'approved',
      reviewedBy: 'Claudine Umutoni',
      reviewedAt: academy.clock.now().toISOString(),
      user: { _id: payment.student.id, name: payment.student.name, email: payment.student.email },
    })
    expect(await mayStudy(payment)).toBe(true)
    expect(await bellOf(payment.student)).toMatchObject([
      {
        title: N.approvedTitle,
        message: N.approved(payment.course.title, payment.reference),
        link: `/payment-success/${payment._id}`,
      },
    ])
    const letter = await letterTo(payment.student, /is verified/)
    expect(letter?.text).toContain(payment.reference)
    expect(letter?.text).toContain(`/course/study/${payment.courseId}`)
    expect(await actsOn(payment._id)).toMatchObject([
      { action: 'approve-payment', actor_id: claudine.id, details: { reference: payment.reference } },
    ])
  })

  test('without evidence passes as documented, and the log says what there was and why', async () => {
    const [plain, explained] = [await aPaymentRequest(academy), await aPaymentRequest(academy)]
    expect(await approveWithNote(claudine, explained._id, ' ')).toMatchObject({
      status: 400,
      body: { message: M.noteRequired },
    })
    expect(await approveWithNote(claudine, explained._id, 'x'.repeat(1001))).toMatchObject({
      status: 400,
      body: { message: M.noteTooLong },
    })
    expect((await approve(claudine, plain._id)).body.changed).toBe(true)
    expect((await approveWithNote(claudine, explained._id, ' Paid in cash. ')).body.changed).toBe(true)
    expect(await actsOn(plain._id)).toMatchObject([{ details: { evidence: 'nothing-sent', note: '' } }])
    expect(await actsOn(explained._id)).toMatchObject([
      { details: { evidence: 'nothing-sent', note: 'Paid in cash.' } },
    ])
  })

  test('repeated changes nothing and says who decided', async () => {
    const { _id: id, student } = await aPaymentRequest(academy, { decided: 'approved', by: claudine })
    const again = await approve(patrick, id)
    expect(again).toMatchObject({ status: 200, body: { changed: false, request: { status: 'approved' } } })
    expect(again.body.message).toMatch(/^Approved by Claudine Umutoni, \d{1,2}:\d\d [AP]M$/)
    expect(await bellOf(student)).toHaveLength(1)
    expect(await actsOn(id)).toHaveLength(1)
  })

  test('meets the opposite decision with its name, and its day once that has passed', async () => {
    const { _id: id } = await aPaymentRequest(academy, { decided: 'approved', by: claudine })
    const refused = await reject(patrick, id, 'Too late.')
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^Approved by Claudine Umutoni, \d{1,2}:\d\d [AP]M$/)
    academy.clock.advance(24 * 3_600_000)
    expect((await reject(patrick, id)).body.message).toMatch(
      /^Approved by Claudine Umutoni, \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/,
    )
  })
})

describe('a rejection', () => {
  test('tells why and the way back, and enrols nobody', async () => {
    const payment = await aPaymentRequest(academy)
    const { body } = await reject(claudine, payment._id, ' The id was not found. ')
    expect(body).toMatchObject({
      message: M.rejected,
      changed: true,
      request: { status: 'rejected', reason: 'The id was not found.', reviewedBy: 'Claudine Umutoni' },
    })
    expect(await mayStudy(payment)).toBe(false)
    const [note] = await bellOf(payment.student)
    expect(note).toMatchObject({
      title: N.rejectedTitle,
      link: `/payment-instructions/${payment.courseId}`,
    })
    expect(note?.message).toContain('The id was not found.')
    const letter = await letterTo(payment.student, /could not verify/)
    expect(letter?.text).toContain('Why: The id was not found.')
    expect(letter?.text).toContain(`/payment-instructions/${payment.courseId}`)
  })

  test('needs no reason and no body, and repeated keeps the first reason', async () => {
    const { _id: id } = await aPaymentRequest(academy)
    expect(await reject(claudine, id)).toMatchObject({ status: 200, body: { changed: true } })
    const again = await reject(patrick, id, 'Another reason.')
    expect(again).toMatchObject({ status: 200, body: { changed: false, request: { reason: '' } } })
    const refused = await approve(patrick, id)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toMatch(/^Rejected by Claudine Umutoni, /)
  })

  test('refuses a reason that is too long', async () => {
    const { _id: id } = await aPaymentRequest(academy)
    expect(await reject(claudine, id, 'x'.repeat(1001))).toMatchObject({
      status: 400,
      body: { message: M.reasonTooLong },
    })
  })
})

test('nobody decides about their own payment, whatever its state', async () => {
  const { id } = await aPaymentOf(academy, claudine)
  const own = { status: 403, body: { message: M.ownRequest } }
  expect(await approve(claudine, id)).toMatchObject(own)
  expect(await reject(claudine, id)).toMatchObject(own)
  expect((await approve(patrick, id)).status).toBe(200)
  expect(await approve(claudine, id)).toMatchObject(own)
})

test('a request that is not there is 404', async () => {
  const unknown = { status: 404, body: { message: M.notFound } }
  expect(await approve(claudine, newId())).toMatchObject(unknown)
  expect(await reject(claudine, newId())).toMatchObject(unknown)
})

test('one transaction id is approved once, ever, however it is written', async () => {
  const first = await aPaymentRequest(academy, { transactionId: 'MP-240.99', decided: 'approved' })
  const second = await aPaymentRequest(academy, { transactionId: 'mp 24099' })
  const refused = await approve(claudine, second._id)
  expect(refused).toMatchObject({ status: 409, body: { message: M.transactionUsed(first.reference) } })
  expect(await mayStudy(second)).toBe(false)
  expect((await reject(claudine, second._id)).status).toBe(200)
})

test('a provider decides without an admin, and is named by what it is', async () => {
  const [paid, failed] = [await aPaymentRequest(academy), await aPaymentRequest(academy)]
  const decided = await academy.write((ctx) => approveRequest(ctx, paid._id, 'provider'))
  expect(decided).toMatchObject({ changed: true, row: { reviewed_by: null, reviewed_by_name: null } })
  await academy.write((ctx) => rejectRequest(ctx, failed._id, 'provider', M.providerFailed))
  expect(await mayStudy(paid)).toBe(true)
  expect((await reject(claudine, paid._id)).body.message).toMatch(/^Approved by Mobile money, /)
  expect(await actsOn(paid._id)).toMatchObject([{ actor_id: null, details: { provider: 'manual' } }])
})

test('a decision about somebody enrolled by other ways changes only the request', async () => {
  const [student, course] = [await aStudent(academy), await aPaidCourse(academy)]
  const payment = await aPaymentRequest(academy, { student, course })
  await academy.services.db
    .insertInto('enrolments')
    .values({ user_id: student.id, course_id: course.id })
    .execute()
  expect((await approve(claudine, payment._id)).body.changed).toBe(true)
  expect(await mayStudy(payment)).toBe(true)
})
