import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aPaidCourse, aPaymentRequest, type TestPayment } from '../../../testing/payments.ts'
import { anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
let maps: Awaited<ReturnType<typeof aPaidCourse>>
/** In the order in which they came, a day apart: the second is approved, the fourth rejected. */
let asked: TestPayment[]
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
  maps = await aPaidCourse(academy, { title: 'Maps', price: 10_000 })
  const other = await aPaidCourse(academy, { title: 'Sound_100%', price: 7_000 })
  asked = []
  for (const [name, course, transactionId, decided] of [
    ['Éric Mugisha', maps, 'MP1001', undefined],
    ['Aline Uwase', maps, 'MP1002', 'approved'],
    ['Keza Mutoni', other, 'AB-200.3', undefined],
    ['Diane Ingabire', other, undefined, 'rejected'],
    ['Jean Bosco', other, undefined, undefined],
  ] as const) {
    const student = await aStudent(academy, { name })
    const number = asked.length === 2 ? { payerNumber: '0780 000 627' } : {}
    const id = transactionId ? { transactionId } : {}
    asked.push(
      await aPaymentRequest(academy, {
        student,
        course,
        ...id,
        ...number,
        ...(decided && { decided, by: claudine }),
      }),
    )
    academy.clock.advance(24 * 3_600_000)
  }
})
afterAll(() => academy.stop())

type Query = Record<string, string | number>
const pending = (query: Query = {}) =>
  academy.as(claudine).call('GET /api/payment-requests/pending', { query: query as never })
const all = (query: Query = {}) =>
  academy.as(claudine).call('GET /api/payment-requests', { query: query as never })
/** Their places in `asked`. */
const places = (rows: { _id: string }[]) => rows.map(({ _id }) => asked.findIndex((one) => one._id === _id))
const dayOf = (place: number) =>
  new Date(Date.parse(asked[place]?.requestedAt ?? '') + 2 * 3_600_000).toISOString().slice(0, 10)

describe('the queue', () => {
  test('is the oldest first, with both spellings of time and student', async () => {
    const { pendingRequests, ...totals } = await pending()
    expect(places(pendingRequests)).toEqual([0, 2, 4])
    expect(totals).toEqual({
      ...{ total: 3, page: 1, pages: 1, hasMore: false },
      ...{ waiting: 3, totalRwf: 24_000, statement: null },
    })
    const [first] = pendingRequests
    expect(first).toMatchObject({
      user: { name: 'Éric Mugisha', email: asked[0]?.student.email },
      student: { name: 'Éric Mugisha' },
      requestDate: asked[0]?.requestedAt,
      requestedAt: asked[0]?.requestedAt,
      course: { _id: maps.id, title: 'Maps', price: 10_000 },
      match: { kind: 'no-statement' },
    })
  })

  test('comes in pages, and tells what was found beside all that wait', async () => {
    const { pendingRequests, ...told } = await pending({ limit: 2, search: 'maps' })
    expect(pendingRequests).toEqual([])
    expect(told).toMatchObject({ total: 0, pages: 1, waiting: 3, totalRwf: 24_000 })
    expect(await pending({ course: maps.id })).toMatchObject({ total: 1, waiting: 3 })
    const first = await pending({ limit: 2 })
    expect(places(first.pendingRequests)).toEqual([0, 2])
    expect(first).toMatchObject({ total: 3, page: 1, pages: 2 })
    const last = await pending({ limit: 2, page: 2 })
    expect(places(last.pendingRequests)).toEqual([4])
    expect(last).toMatchObject({ total: 3, page: 2, pages: 2 })
  })

  test('is filtered by course and by how well it matches', async () => {
    expect(places((await pending({ course: maps.id })).pendingRequests)).toEqual([0])
    expect(places((await pending({ course: maps.id.toUpperCase() })).pendingRequests)).toEqual([0])
    expect(places((await pending({ match: 'no-statement', limit: 2 })).pendingRequests)).toEqual([0, 2])
    expect((await pending({ match: 'exact' })).pendingRequests).toEqual([])
    expect(places((await pending({ match: 'nonsense' })).pendingRequests)).toEqual([0, 2, 4])
  })
})

describe('all requests', () => {
  test('are the newest first, in pages', async () => {
    const first = await all({ limit: 2 })
    expect(places(first.paymentRequests)).toEqual([4, 3])
    expect(first).toMatchObject({ total: 5, page: 1, pages: 3, pending: 3 })
    expect(places((await all({ limit: 2, page: 3 })).paymentRequests)).toEqual([0])
    expect(await all({ limit: 2, page: 99 })).toMatchObject({ page: 3 })
  })

  test.each([
    [{ status: 'approved' }, [1]],
    [{ status: 'rejected' }, [3]],
    [{ status: 'pending', search: 'mp1' }, [0]],
    [{ status: 'nonsense' }, [4, 3, 2, 1, 0]],
  ])('%o', async (query, expected) => {
    const list = await all(query as Query)
    expect(places(list.paymentRequests)).toEqual(expected)
    expect([list.total, list.pending]).toEqual([expected.length, 3])
  })

  test('of some days in Kigali, both included', async () => {
    expect(places((await all({ from: dayOf(1), to: dayOf(3) })).paymentRequests)).toEqual([3, 2, 1])
    expect(places((await all({ from: dayOf(4) })).paymentRequests)).toEqual([4])
    expect(places((await all({ to: dayOf(0) })).paymentRequests)).toEqual([0])
    expect((await all({ from: '0000-01-01', to: '9999-12-31' })).total).toBe(5)
    expect((await all({ from: 'yesterday' })).total).toBe(5)
  })
})

describe('a search', () => {
  test.each([
    ['eric', [0]],
    ['ÉRIC MU', [0]],
    ['keza mutoni', [2]],
    ['MP100', [1, 0]],
    ['ab200', [2]],
    ['AB-200.3', [2]],
    ['ab 2003', [2]],
    ['0780 000 627', [2]],
    ['780000627', [2]],
    ['+250 780 000 627', [2]],
    ['Maps', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    [' ', [4, 3, 2, 1, 0]],
  ])('for %s', async (search, expected) => {
    expect(places((await all({ search })).paymentRequests)).toEqual(expected)
  })

  test('by address, by reference with and without its hyphen', async () => {
    const { reference, student } = asked[2] as TestPayment
    for (const search of [student.email, reference, reference.toLowerCase(), reference.replace('-', ' ')])
      expect(places((await all({ search })).paymentRequests)).toContain(2)
  })
})

test('the detail holds what that student asked for before, and nobody else’s', async () => {
  const { student, _id } = asked[0] as TestPayment
  const newer = await aPaymentRequest(academy, { student })
  const { request } = await academy
    .as(claudine)
    .call('GET /api/payment-requests/{id}', { params: { id: newer._id } })
  expect(request.history).toEqual([
    {
      _id,
      reference: asked[0]?.reference,
      courseTitle: 'Maps',
      price: 10_000,
      status: 'pending',
      at: asked[0]?.requestedAt,
    },
  ])
  expect(request.joinedAt).toBeTruthy()
  expect(request.candidates).toEqual([])
})
