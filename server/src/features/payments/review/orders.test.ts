import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aPaidCourse, aPaymentRequest } from '../../../testing/payments.ts'
import { anAdmin, aStudent, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
  for (const [name, price] of [
    ['Élodie Uwase', 30_000],
    ['Aline Keza', 45_000],
    ['Zubeda Mukamana', 15_000],
  ] as const) {
    const student = await aStudent(academy, { name })
    await aPaymentRequest(academy, { student, course: await aPaidCourse(academy, { price }) })
  }
  const student = await aStudent(academy, { name: 'Jean Bosco' })
  await aPaymentRequest(academy, { student, decided: 'rejected', by: claudine })
})
afterAll(() => academy.stop())

type Sort = 'student' | '-student' | 'price' | '-price' | 'requested' | '-requested'
const list = (query: { sort?: Sort; status?: 'pending' | 'rejected'; search?: string } = {}) =>
  academy.as(claudine).call('GET /api/payment-requests', { query })

test('by student, by price and by when it was asked for, either way', async () => {
  const pending = async (sort: Sort) =>
    (await list({ status: 'pending', sort })).paymentRequests.map(({ student, price }) => [
      student.name,
      price,
    ])
  const [aline, elodie, zubeda] = await pending('student')
  expect([aline?.[0], elodie?.[0], zubeda?.[0]]).toEqual(['Aline Keza', 'Élodie Uwase', 'Zubeda Mukamana'])
  expect(await pending('-student')).toEqual([zubeda, elodie, aline])
  expect(await pending('price')).toEqual([zubeda, elodie, aline])
  expect(await pending('requested')).toEqual([elodie, aline, zubeda])
  const usual = (await list({ status: 'pending' })).paymentRequests
  expect((await list({ status: 'pending', sort: '-requested' })).paymentRequests).toEqual(usual)
})

test('how many there are is kept by each decision', async () => {
  expect(await list()).toMatchObject({ total: 4, pending: 3, hasMore: false })
  const [first] = (await list({ status: 'pending' })).paymentRequests
  await academy.as(claudine).call('POST /api/payment-requests/{id}/reject', {
    params: { id: first?._id ?? '' },
    body: { reason: 'Nothing came.' },
  })
  expect(await list({ status: 'rejected' })).toMatchObject({ total: 2, pending: 2 })
  expect(await list({ search: 'keza' })).toMatchObject({ total: 1, pending: 2 })
})
