import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aPaymentRequest } from '../testing/payments.ts'
import { anAdmin } from '../testing/people.ts'
import { aPicture } from '../testing/pictures.ts'
import { sweepStorage } from '../testing/sweep.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test('the sweep keeps the screenshots that a request names, and no others', async () => {
  const { _id: id } = await aPaymentRequest(academy, { screenshot: await aPicture() })
  await academy.services.files.put('payments/0123456789abcdef0123456789abcdef.webp', Buffer.from('left'))
  await sweepStorage(academy)
  const kept: string[] = []
  for await (const { key } of academy.services.files.list('payments/')) kept.push(key)
  expect(kept).toHaveLength(1)
  const desk = academy.as(await anAdmin(academy))
  const shown = await desk.send('GET /api/payment-requests/{id}/screenshot', { params: { id } })
  expect(shown.status).toBe(200)
})
