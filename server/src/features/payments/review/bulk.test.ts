import { BULK_MAX_REQUESTS, PAYMENT_MESSAGES as M } from '@academy/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aPaidCourse, aPaymentOf, aPaymentRequest } from '../../../testing/payments.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy, { name: 'Claudine Umutoni' })
})
afterAll(() => academy.stop())

const note = 'Seen on the phone of the office.'
const approveAll = (ids: string[], how: { exactOnly?: boolean; note?: string } = { note }) =>
  academy.as(claudine).call('POST /api/payment-requests/approve', { body: { ids, ...how } })

test('approves each for itself, and tells row by row what failed', async () => {
  const cheap = await aPaidCourse(academy, { price: 5_000 })
  const good = await aPaymentRequest(academy, { course: cheap })
  const before = await aPaymentRequest(academy, { decided: 'approved', by: claudine })
  const rejected = await aPaymentRequest(academy, { decided: 'rejected', by: claudine })
  const used = await aPaymentRequest(academy, { transactionId: 'BULK1', decided: 'approved' })
  const reused = await aPaymentRequest(academy, { transactionId: 'bulk-1' })
  const own = await aPaymentOf(academy, claudine)
  const unknown = newId()
  const last = await aPaymentRequest(academy)
  const ids = [good._id, before._id, rejected._id, reused._id, own.id, unknown, last._id, good._id]
  const { message, results, approvedRwf } = await approveAll(ids)
  expect(results.map(({ _id, ok, changed }) => [_id, ok, changed])).toEqual([
    [good._id, true, true],
    [before._id, true, false],
    [rejected._id, false, false],
    [reused._id, false, false],
    [own.id, false, false],
    [unknown, false, false],
    [last._id, true, true],
  ])
  expect(results[1]?.message).toMatch(/^Approved by Claudine Umutoni, /)
  expect(results[2]?.message).toMatch(/^Rejected by Claudine Umutoni, /)
  expect(results.slice(3, 6).map((row) => row.message)).toEqual([
    M.transactionUsed(used.reference),
    M.ownRequest,
    M.notFound,
  ])
  expect(approvedRwf).toBe(50_000)
  expect(message).toBe(M.bulkPartly(2, 7))
  const one = await aPaymentRequest(academy)
  expect((await approveAll([one._id])).message).toBe(M.bulkApproved(1))
})

test('of two with one transaction id in the same list the first passes', async () => {
  const [first, second] = [
    await aPaymentRequest(academy, { transactionId: 'BULK2' }),
    await aPaymentRequest(academy, { transactionId: 'BULK2' }),
  ]
  const { results } = await approveAll([first._id, second._id])
  expect(results.map(({ ok }) => ok)).toEqual([true, false])
})

test('those without evidence need a note, those that no statement can know yet do not', async () => {
  const nothing = await aPaymentRequest(academy)
  const notCompared = await aPaymentRequest(academy, { transactionId: 'BULK4' })
  const { results } = await approveAll([nothing._id, notCompared._id], {})
  expect(results.map(({ ok, message }) => [ok, message])).toEqual([
    [false, M.noteRequired],
    [true, M.approved],
  ])
  expect((await approveAll([nothing._id])).results).toMatchObject([{ ok: true, changed: true }])
})

test('only exact matches pass when only they are meant', async () => {
  const payment = await aPaymentRequest(academy, { transactionId: 'BULK3' })
  const { results, approvedRwf } = await approveAll([payment._id], { exactOnly: true })
  expect(results).toEqual([{ _id: payment._id, ok: false, changed: false, message: M.notExact }])
  expect(approvedRwf).toBe(0)
})

test('what matches the statement exactly is listed, shown and passes, until somebody else has it', async () => {
  const reviewer = academy.as(claudine)
  const paidAt = new Date(academy.clock.now().getTime() - 30 * 60_000).toISOString()
  const sent = { payerNumber: '0780 000 114', amountRwf: 45_000, paidAt }
  const exact = await aPaymentRequest(academy, { ...sent, transactionId: 'MP70001' })
  const reused = await aPaymentRequest(academy, { ...sent, transactionId: 'MP70001' })
  const missing = await aPaymentRequest(academy, { ...sent, transactionId: 'MP70002' })
  const { statement, exact: count } = await reviewer.call('POST /api/payment-statements', {
    body: {
      network: 'MTN MoMo',
      text: `Id,Date,Amount,From,Name\nMP70001,${paidAt},45000,0780 *** 114,Aline Uwase\nMP70009,${academy.clock.now().toISOString()},1000,0780 *** 999,Eric`,
    },
  })
  expect(count).toBe(1)
  const queue = await reviewer.call('GET /api/payment-requests/pending', { query: { match: 'exact' } })
  expect(queue.pendingRequests.map(({ _id }) => _id)).toEqual([exact._id])
  expect(queue.statement).toEqual(statement)
  const { request } = await reviewer.call('GET /api/payment-requests/{id}', { params: { id: reused._id } })
  expect(request.match).toMatchObject({ kind: 'likely', payment: { transactionId: 'MP70001' } })

  const ids = [exact._id, reused._id, missing._id]
  const { results, approvedRwf } = await approveAll(ids, { exactOnly: true })
  expect(results.map(({ ok, message }) => [ok, message])).toEqual([
    [true, M.approved],
    [false, M.notExact],
    [false, M.notExact],
  ])
  expect(approvedRwf).toBe(45_000)
  const after = await reviewer.call('GET /api/payment-requests/{id}', { params: { id: reused._id } })
  expect(after.request.match).toMatchObject({ kind: 'id-used', usedBy: exact.reference })
})

test('takes one to two hundred', async () => {
  const send = (ids: unknown) =>
    academy.as(claudine).send('POST /api/payment-requests/approve', { body: { ids } })
  expect(await send([])).toMatchObject({ status: 400, body: { message: M.idsRequired } })
  expect(await send(undefined)).toMatchObject({ status: 400, body: { message: M.idsRequired } })
  const many = Array.from({ length: BULK_MAX_REQUESTS + 1 }, newId)
  expect(await send(many)).toMatchObject({ status: 400, body: { message: M.idsTooMany } })
  expect(await send(['undefined'])).toMatchObject({ status: 400, body: { message: M.idInvalid } })
})
