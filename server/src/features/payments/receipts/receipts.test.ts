import { PAYMENT_MESSAGES as M, MEDIAN_MIN_DECISIONS } from '@academy/contract/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCourse, anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let chantal: TestPerson
beforeAll(async () => {
  academy = await startAcademy({ isTimeHeld: true })
  chantal = await anAdmin(academy, { name: 'Chantal Gatera' })
})
afterAll(() => academy.stop())

async function aRequest(student: TestPerson, evidence: object = {}, title = 'Android Apps with Kotlin') {
  const course = await aCourse(academy, { title, price: 55_000 })
  const { request } = await academy
    .as(student)
    .call('POST /api/course/payment-request', { body: { courseId: course.id, ...evidence } })
  return request
}
const approve = (id: string) =>
  academy.as(chantal).call('POST /api/payment-requests/{id}/approve', { params: { id } })
const receiptOf = (id: string, person: TestPerson) =>
  academy.app.inject({ url: `/api/user/me/payments/${id}/receipt`, headers: { token: person.token } })

describe('a receipt', () => {
  test('is a small PDF, the same each time, named by its reference', async () => {
    const patrick = await aStudent(academy, { name: 'Patrick Ndayisaba' })
    const { _id, reference } = await aRequest(patrick, {
      transactionId: '14829117730',
      payerNumber: '0780 000 627',
      paidAt: '2026-11-19T22:03:11Z',
    })
    await approve(_id)
    const [first, second] = [await receiptOf(_id, patrick), await receiptOf(_id, patrick)]
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="receipt-${reference}.pdf"`),
    })
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.rawPayload.byteLength).toBeLessThan(100_000)
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    expect(first.rawPayload.toString('latin1')).toContain(`Receipt ${reference}`)
    expect(first.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test('takes the longest names there are, in scripts of any sort, on one page', async () => {
    const long = await aStudent(academy, { name: `${'Nyiramahoro '.repeat(8).trim()}` })
    const request = await aRequest(
      long,
      { transactionId: 'A'.repeat(40) },
      `${'Very long title '.repeat(5)}እንኳን ደህና 😀`,
    )
    await approve(request._id)
    const receipt = await receiptOf(request._id, long)
    expect(receipt.statusCode).toBe(200)
    expect(receipt.rawPayload.byteLength).toBeLessThan(100_000)
    expect(receipt.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test('names a person by their email where no font has the letters of their name', async () => {
    const student = await aStudent(academy, { name: '王丽' })
    const { _id } = await aRequest(student)
    await approve(_id)
    const calledBy = async (name: string) => {
      await academy.services.db.updateTable('users').set({ name }).where('id', '=', student.id).execute()
      return (await receiptOf(_id, student)).rawPayload
    }
    const byEmail = await calledBy(student.email)
    expect((await calledBy('王丽')).equals(byEmail)).toBe(true)
    expect((await calledBy('Wang Li')).equals(byEmail)).toBe(false)
  })

  test('comes once it is approved, and to its student alone', async () => {
    const [grace, theo] = [await aStudent(academy), await aStudent(academy)]
    const { _id } = await aRequest(grace)
    const early = await receiptOf(_id, grace)
    expect([early.statusCode, early.json()]).toEqual([409, { message: M.receiptNotYet }])
    await academy
      .as(chantal)
      .call('POST /api/payment-requests/{id}/reject', { params: { id: _id }, body: {} })
    expect((await receiptOf(_id, grace)).statusCode).toBe(409)
    for (const other of [theo, chantal]) {
      const refused = await receiptOf(_id, other)
      expect([refused.statusCode, refused.json()]).toEqual([404, { message: M.notFound }])
    }
    expect((await receiptOf(newId(), grace)).statusCode).toBe(404)
  })
})

describe('how long a decision takes', () => {
  test('is the median of the last day, once there are enough', async () => {
    await academy.services.db.deleteFrom('payment_requests').execute()
    const students = await Promise.all(Array.from({ length: MEDIAN_MIN_DECISIONS }, () => aStudent(academy)))
    const asked: { id: string; afterMinutes: number }[] = []
    for (const [index, student] of students.entries())
      asked.push({ id: (await aRequest(student))._id, afterMinutes: [38, 2, 500, 61, 30][index] as number })
    const waiting = await aStudent(academy)
    const { course } = await aRequest(waiting)
    const median = async () => {
      const query = { courseId: course._id as string }
      return (await academy.as(waiting).call('GET /api/course/payment-status', { query })).medianMinutes
    }
    for (const { id, afterMinutes } of asked) {
      expect(await median()).toBeNull()
      const now = academy.clock.now().getTime()
      await academy.services.db
        .updateTable('payment_requests')
        .set({ requested_at: new Date(now - afterMinutes * 60_000) })
        .where('id', '=', id)
        .execute()
      await approve(id)
    }
    expect(await median()).toBe(38)
    academy.clock.advance(24 * 3_600_000 + 1)
    expect(await median()).toBeNull()
  })
})
