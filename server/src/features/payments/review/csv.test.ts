import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aPaidCourse, aPaymentRequest } from '../../../testing/payments.ts'
import { anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
})
afterAll(() => academy.stop())

const exported = (query: Record<string, string> = {}) =>
  academy.as(claudine).send('GET /api/payment-requests/csv', { query })

test('is a file for a sheet: marked as UTF-8, a line a request, times of Kigali', async () => {
  const student = await aStudent(academy, { name: 'Éric "Rico" Mugisha' })
  const payment = await aPaymentRequest(academy, {
    student,
    transactionId: 'MP240',
    payerNumber: '+250780000114',
    amountRwf: 45_000,
    paidAt: '2026-11-20T22:04:00.000Z',
    decided: 'rejected',
    by: claudine,
    reason: 'No, sorry.',
  })
  const answer = await exported({ search: payment.reference })
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="payment-requests-\d{4}-\d\d-\d\d\.csv"/,
  )
  expect(answer.text.startsWith('\ufeffReference,Status,Student,Email,')).toBe(true)
  const [, line, end] = answer.text.split('\r\n')
  expect(line).toContain(`${payment.reference},rejected,"Éric ""Rico"" Mugisha",${student.email}`)
  expect(line).toContain('45000,"Mobile money",MP240,"0780 000 114",45000,,"2026-11-21 00:04"')
  expect(line).toMatch(/,"Claudine Umutoni","No, sorry\."$/)
  expect(end).toBe('')
})

test('holds what the filters let through, how it matches among them', async () => {
  const course = await aPaidCourse(academy)
  const paidAt = new Date(academy.clock.now().getTime() - 30 * 60_000).toISOString()
  const sent = { course, payerNumber: '0780 000 114', amountRwf: 45_000, paidAt }
  const exact = await aPaymentRequest(academy, { ...sent, transactionId: 'MP80001' })
  const missing = await aPaymentRequest(academy, { ...sent, transactionId: 'MP80002' })
  await aPaymentRequest(academy, { course, decided: 'rejected' })
  await academy.as(claudine).call('POST /api/payment-statements', {
    body: {
      text: `Id,Date,Amount,From\nMP80001,${paidAt},45000,0780 *** 114\nMP80009,${academy.clock.now().toISOString()},1000,0780 *** 999`,
    },
  })
  const references = async (query: Record<string, string>) =>
    (await exported({ course: course.id, ...query })).text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(0, 7))
  expect((await references({ status: 'pending' })).toSorted()).toEqual(
    [exact.reference, missing.reference].toSorted(),
  )
  expect(await references({ status: 'pending', match: 'exact' })).toEqual([exact.reference])
})

test('holds no formula, whoever wrote it where', async () => {
  const evil = '=cmd|"/c calc"!A1'
  const student = await aStudent(academy, { name: evil, email: '-evil@example.rw' })
  const course = await aPaidCourse(academy, { title: '@SUM(1+1)*cmd' })
  await aPaymentRequest(academy, {
    student,
    course,
    transactionId: '-2+3+cmd',
    decided: 'rejected',
    reason: '+1;=1\n=2',
    by: await anAdmin(academy, { name: '\t=1', email: 'tab@example.rw' }),
  })
  const { text } = await exported({ course: course.id })
  for (const cell of text.slice(1).split(/[,;\r\n\t]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/)
  expect(text).toContain(`"'=cmd|""/c calc""!A1"`)
})

test('holds every request, the newest first, however many there are', async () => {
  const course = await aPaidCourse(academy, { title: 'Crowded' })
  const { db } = academy.services
  const { student, _id } = await aPaymentRequest(academy, { course, decided: 'rejected' })
  const found = await db
    .selectFrom('payment_requests')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  // PostgreSQL makes the column that is searched by itself.
  const { found_by: _, ...row } = found as typeof found & { found_by: string }
  const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
  const many = Array.from({ length: 1200 }, (_, n) => ({
    ...row,
    id: n.toString(16).padStart(24, '0'),
    reference: `22${letters[n % 31]}${letters[Math.floor(n / 31) % 31]}-${letters[Math.floor(n / 961)]}2`,
    student_id: student.id,
    // Many of the same moment.
    requested_at: new Date(row.requested_at.getTime() - Math.floor(n / 100) * 1000),
  }))
  for (let n = 0; n < many.length; n += 300)
    await db
      .insertInto('payment_requests')
      .values(many.slice(n, n + 300))
      .execute()
  // And none of a whole millisecond.
  await sql`update payment_requests set requested_at = requested_at + interval '123 microseconds'`.execute(db)
  const lines = (await exported({ course: course.id })).text.trimEnd().split('\r\n').slice(1)
  expect(lines).toHaveLength(1201)
  expect(new Set(lines.map((line) => line.slice(0, 7))).size).toBe(1201)
})

test('asked with HEAD tells of itself, and nothing of the list', async () => {
  const { status, headers, text } = await academy.as(claudine).send('HEAD /api/payment-requests/csv')
  expect({ status, text }).toEqual({ status: 200, text: '' })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="payment-requests-/)
})
