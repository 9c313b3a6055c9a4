import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILD_MS, type DrawnAcademy, startDrawnAcademy } from '../../testing/drawn-web.ts'
import { aCourse, anEnrolment, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'
import { CALL_BROTLI_QUALITY } from '../packing.ts'

/** A busy machine draws later than an answer may wait. */
const SOON = { timeout: 60_000, interval: 200 }

let academy: DrawnAcademy
beforeAll(async () => {
  academy = await startDrawnAcademy()
}, BUILD_MS)
afterAll(() => academy.stop())

/** What a drawn page's reply says of copies, once it is drawn. */
async function offlineCopyOf(person: TestPerson, at: string): Promise<unknown> {
  const { body, headers } = await academy.as(person).send('GET /api/page', { query: { at } })
  return body.html === null ? 'not drawn' : headers['offline-copy']
}

test('a browser may keep a drawn page whose answers it may keep: a student’s, and no teacher’s', async () => {
  const student = await aStudent(academy)
  const teacher = await anInstructor(academy)
  const course = await aCourse(academy)
  await anEnrolment(academy, student, course)
  await expect.poll(() => offlineCopyOf(student, `/course/study/${course.id}`), SOON).toBe('allowed')
  // What was paid, and where they sign in from, is for no device to keep.
  await expect.poll(() => offlineCopyOf(student, `/${student.id}/dashboard`), SOON).toBeUndefined()
  await expect.poll(() => offlineCopyOf(student, '/account'), SOON).toBeUndefined()
  await expect.poll(() => offlineCopyOf(teacher, '/instructor/dashboard'), SOON).toBeUndefined()
})

test('a drawn page is packed smaller than an answer of a call would be', async () => {
  const { token, id } = await aStudent(academy)
  const headers = { token, 'accept-encoding': 'br' }
  const url = `/api/page?at=${encodeURIComponent(`/${id}/dashboard`)}`
  const drawn = async () => {
    const { rawPayload } = await academy.app.inject({ url, headers })
    const page = brotliDecompressSync(rawPayload)
    const asCall = brotliCompressSync(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: CALL_BROTLI_QUALITY },
    })
    return JSON.parse(page.toString()).html && rawPayload.length / asCall.length
  }
  await expect.poll(drawn, SOON).toBeLessThan(0.95)
})
