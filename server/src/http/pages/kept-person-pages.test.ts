import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { buildDrawnWeb, type DrawnWeb } from '../../testing/drawn-web.ts'
import { aCourse, anEnrolment, anInstructor, aStudent, type TestPerson } from '../../testing/people.ts'

/** What draws is built first, which takes its time beside other work, and a busy machine draws later than an answer may wait. */
const BUSY_MS = 300_000
const SOON = { timeout: 60_000, interval: 200 }

let web: DrawnWeb
let academy: TestAcademy
beforeAll(async () => {
  web = await buildDrawnWeb()
  academy = await startAcademy({ webDirectory: web.directory })
}, BUSY_MS)
afterAll(async () => {
  await academy.stop()
  await web.remove()
})

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
