import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../testing/academy.ts'
import { aPaymentRequest } from '../testing/payments.ts'
import { aCourse, anAdmin, anInstructor } from '../testing/people.ts'
import { aPicture } from '../testing/pictures.ts'
import { sweepStorage } from '../testing/sweep.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function keysIn(folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of academy.services.files.list(folder)) keys.push(key)
  return keys.sort()
}

test('the sweep keeps both pictures of a course, and what a killed request left goes', async () => {
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  const sending = { params: course, body: {}, file: await aPicture() }
  await academy.as(grace).call('PUT /api/instructor/courses/{id}', sending)
  const named = await keysIn('courses/')
  expect(named).toHaveLength(2)
  for (const size of [640, 1280])
    await academy.services.files.put(
      `courses/0123456789abcdef0123456789abcdef-${size}.webp`,
      Buffer.from('left'),
    )
  await sweepStorage(academy)
  expect(await keysIn('courses/')).toEqual(named)
})

test('the sweep keeps the screenshots that a request names, and no others', async () => {
  const { _id: id } = await aPaymentRequest(academy, { screenshot: await aPicture() })
  await academy.services.files.put('payments/0123456789abcdef0123456789abcdef.webp', Buffer.from('left'))
  await sweepStorage(academy)
  expect(await keysIn('payments/')).toHaveLength(1)
  const reviewer = academy.as(await anAdmin(academy))
  const shown = await reviewer.send('GET /api/payment-requests/{id}/screenshot', { params: { id } })
  expect(shown.status).toBe(200)
})
