import { readFileSync } from 'node:fs'
import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import type { SentFile } from '../../../testing/calls.ts'
import { aCourse, aLecture, anInstructor, aStudent, type TestPerson } from '../../../testing/people.ts'
import { scheduleLectureCleaning } from '../../lectures/index.ts'
import { scheduleQuestionImageCleaning } from '../index.ts'

const picture = readFileSync(new URL('../../../../demo/web-first-page/media/box-model.png', import.meta.url))
const DAY_MS = 86_400_000

let academy: TestAcademy
let grace: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy)
})
afterAll(() => academy.stop())

const upload = (file: SentFile, person = grace) =>
  academy.as(person).send('POST /api/instructor/question-image/upload', { file })
const uploaded = async (): Promise<string> =>
  (await upload({ name: 'box.png', bytes: picture })).body.imageUrl
const get = (url: string) => academy.app.inject({ url })

async function aQuizWith(url: string) {
  const course = await aCourse(academy, { instructor: grace })
  const lecture = await aLecture(academy, course)
  const image = { url, alt: 'A box' }
  const questions = [{ question: 'What?', questionType: 'written', marks: 1, image }]
  const body = { title: 'T', description: 'D', course: course.id, lecture: lecture.id, questions }
  const { quiz } = await academy.as(grace).call('POST /api/instructor/quiz/new', { body })
  return quiz
}
/** What runs every hour: pictures that no paper shows, then the bytes of nothing. */
async function clean() {
  await scheduleQuestionImageCleaning(academy.services)
  await academy.runJobs()
  await scheduleLectureCleaning(academy.services)
  await academy.runJobs()
}
async function days(count: number) {
  for (let day = 0; day < count; day++) {
    academy.clock.advance(DAY_MS + 3_600_000)
    await clean()
  }
}

test('a picture is drawn anew, public at an address that nobody guesses, and kept for good', async () => {
  const answer = await upload({ name: '../a.svg', bytes: picture, type: 'image/svg+xml' })
  expect(answer.body).toMatchObject({ message: M.imageAdded })
  const url: string = answer.body.imageUrl
  expect(url).toMatch(/^\/uploads\/questions\/[0-9a-f]{32}\.webp$/)
  const sent = await get(url)
  expect(sent.statusCode).toBe(200)
  expect(sent.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(sent.headers['cache-control']).toContain('immutable')
  expect(sent.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
})

test.each<[string, SentFile]>([
  [
    'a drawing with scripts',
    { name: 'a.png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  ],
  ['a text', { name: 'a.png', bytes: Buffer.from('hello') }],
  ['half a picture', { name: 'a.png', bytes: picture.subarray(0, picture.length / 2) }],
])('%s is refused', async (_, file) => {
  expect(await upload(file)).toMatchObject({ status: 400, body: { message: M.imageInvalid } })
})

test('five megabytes are too many, and a student may not', async () => {
  const large = { name: 'a.png', bytes: Buffer.alloc(5 * 1024 * 1024) }
  expect(await upload(large)).toMatchObject({ status: 413, body: { message: M.imageTooLarge } })
  expect((await upload({ name: 'a.png', bytes: picture }, await aStudent(academy))).status).toBe(403)
})

test('it stays while a question shows it, and goes a day after none does', async () => {
  const [used, unused] = [await uploaded(), await uploaded()]
  const quiz = await aQuizWith(used)
  expect(quiz.questions[0]?.image).toEqual({ url: used, alt: 'A box' })
  await clean()
  await days(2)
  expect((await get(used)).statusCode).toBe(200)
  expect((await get(unused)).statusCode).toBe(404)
  await academy.as(grace).call('DELETE /api/quiz/{id}', { params: { id: quiz._id } })
  await clean()
  expect((await get(used)).statusCode).toBe(200)
  await days(2)
  expect((await get(used)).statusCode).toBe(404)
})

test('one that is gone, or never was, is told at its question', async () => {
  const url = `/uploads/questions/${'a'.repeat(32)}.webp`
  await expect(aQuizWith(url)).rejects.toMatchObject({
    status: 400,
    message: M.imageUnknown(1),
    fields: { 'questions.0': M.imageUnknown(1) },
  })
})
