import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { tinyPdf, wav } from '../../../testing/media-samples.ts'
import { aCourse, anInstructor, aStudent, type TestPerson } from '../../../testing/people.ts'
import { scheduleLectureCleaning } from '../index.ts'

const VALID = wav(20)
const MEGABYTE = 1024 * 1024

let academy: TestAcademy
let origin: string
let grace: TestPerson
let course: { id: string }

beforeAll(async () => {
  academy = await startAcademy()
  origin = await academy.listen()
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
})
afterAll(() => academy.stop())

const base64 = (text: string) => Buffer.from(text).toString('base64')

function create(name: string, size: number, person: TestPerson | null = grace, lectureType?: string) {
  const metadata = [
    `filename ${base64(name)}`,
    ...(lectureType ? [`lectureType ${base64(lectureType)}`] : []),
  ]
  return fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: {
      ...(person && { token: person.token }),
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': metadata.join(','),
    },
  })
}
async function created(name = 'a.wav', size = VALID.length): Promise<string> {
  const answer = await create(name, size)
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}
const ask = (
  path: string,
  method: string,
  person = grace,
  headers: Record<string, string> = {},
  body?: Uint8Array,
) =>
  fetch(origin + path, {
    method,
    headers: { token: person.token, 'tus-resumable': '1.0.0', ...headers },
    body: body && new Uint8Array(body),
  })
const patch = (path: string, offset: number, bytes: Uint8Array, person = grace) =>
  ask(
    path,
    'PATCH',
    person,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  )
const offsetOf = async (path: string) => Number((await ask(path, 'HEAD')).headers.get('upload-offset'))
const idOf = (path: string) => path.split('/').at(-1) as string
const addWith = (upload: string, person = grace) =>
  academy.as(person).send('POST /api/instructor/courses/{id}/lectures', {
    params: { id: course.id },
    body: { title: 'Sound', description: 'Listen.', upload },
  })

/** Sends the head of a PATCH and some of its bytes, and pulls the plug once they are on their way to the disk. */
async function dropAfter(path: string, offset: number, announced: number, bytes: Uint8Array): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const head = [
    `PATCH ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `token: ${grace.token}`,
    'Tus-Resumable: 1.0.0',
    `Upload-Offset: ${offset}`,
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${announced}`,
  ].join('\r\n')
  await new Promise<void>((resolve) => socket.write(`${head}\r\n\r\n`, () => resolve()))
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
  await expect.poll(arrivingBytes, { timeout: 10_000 }).toBe(bytes.length)
  socket.destroy()
}

/** What lies in the storage's folder for files that have no name yet. */
async function arrivingBytes(): Promise<number> {
  const folder = join(academy.services.config.dataDir, 'media', '.unfinished')
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

it('goes on after a dropped connection, and becomes a lecture', async () => {
  const path = await created()
  expect(path).toMatch(/^\/api\/uploads\/[0-9a-f]{24}$/)
  expect((await patch(path, 0, VALID.subarray(0, 1000))).headers.get('upload-offset')).toBe('1000')
  await dropAfter(path, 1000, VALID.length - 1000, VALID.subarray(1000, 100_000))
  await expect.poll(() => offsetOf(path), { timeout: 10_000 }).toBe(100_000)
  expect((await addWith(idOf(path))).body.message).toBe('That upload is not finished yet')
  expect((await patch(path, 0, VALID)).status).toBe(409)
  expect((await patch(path, 100_000, VALID.subarray(100_000))).status).toBe(204)

  const { status, body } = await addWith(idOf(path))
  expect(status, body?.message).toBe(200)
  expect(body.lecture).toMatchObject({ lectureType: 'audio', fileName: 'a.wav', durationSeconds: 20 })
  const served = await academy.app.inject({ url: body.lecture.audio })
  expect(served.rawPayload.equals(VALID)).toBe(true)
  expect((await addWith(idOf(path))).body.message).toBe('That upload has expired. Please send the file again')
})

it('replaces the file of a lecture that is there', async () => {
  const first = await created()
  await patch(first, 0, VALID)
  const { lecture } = (await addWith(idOf(first))).body
  const longer = wav(30)
  const second = await created('b.wav', longer.length)
  await patch(second, 0, longer)
  const change = (upload: string, basedOn?: string) =>
    academy.as(grace).send('PUT /api/instructor/lectures/{id}', {
      params: { id: lecture._id },
      body: { upload, basedOn },
    })
  // Refused for another reason, the upload is still there.
  expect((await change(idOf(second), '2026-01-01T00:00:00.000Z')).status).toBe(409)
  const { body } = await change(idOf(second))
  expect(body.lecture).toMatchObject({ title: 'Sound', fileName: 'b.wav', durationSeconds: 30 })
  expect(body.lecture.audio).not.toBe(lecture.audio)
})

it('two lectures that want one upload at once: one gets it', async () => {
  const path = await created()
  await patch(path, 0, VALID)
  const answers = await Promise.all([addWith(idOf(path)), addWith(idOf(path))])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

it('two requests at one offset: the bytes of one count', async () => {
  const path = await created()
  const answers = await Promise.all([
    patch(path, 0, VALID.subarray(0, 9000)),
    patch(path, 0, VALID.subarray(0, 9000)),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await offsetOf(path)).toBe(9000)
})

it('is for teachers, and each for the one who began it', async () => {
  const student = await aStudent(academy)
  expect((await create('a.wav', 10, null)).status).toBe(401)
  expect((await create('a.wav', 10, student)).status).toBe(403)
  const path = await created()
  await patch(path, 0, VALID)
  const olive = await anInstructor(academy)
  expect((await ask(path, 'HEAD', olive)).status).toBe(404)
  expect((await patch(path, 0, VALID, olive)).status).toBe(404)
  expect((await ask(path, 'DELETE', olive)).status).toBe(404)
  expect((await ask(path, 'DELETE', student)).status).toBe(403)
  const hers = await aCourse(academy, { instructor: olive })
  const stolen = await academy.as(olive).send('POST /api/instructor/courses/{id}/lectures', {
    params: { id: hers.id },
    body: { title: 'Mine', description: 'Mine.', upload: idOf(path) },
  })
  expect(stolen.status).toBe(400)
})

it.each([
  ['a.mp4', 100 * MEGABYTE + 1, undefined, 413, 'The file is larger than 100 MB'],
  ['a.pdf', 25 * MEGABYTE + 1, undefined, 413, 'The file is larger than 25 MB'],
  ['a.mp4', 60 * MEGABYTE, 'audio', 413, 'The file is larger than 50 MB'],
  ['a.exe', 10, undefined, 400, 'Invalid file type for this lecture'],
  ['a.pdf', 0, undefined, 400, 'This file is empty'],
  ['a\0.pdf', 10, undefined, 400, 'Please check the values you sent'],
] as const)(
  'refuses %j of %d bytes before a byte has come',
  async (name, size, lectureType, status, message) => {
    const answer = await create(name, size, grace, lectureType)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ message })
  },
)

it('takes no more than was announced, and judges the bytes in the end', async () => {
  const path = await created('a.pdf', 10)
  expect((await patch(path, 0, tinyPdf(1))).status).toBe(413)
  expect(await offsetOf(path)).toBe(0)
  const lying = await created('a.pdf', VALID.length)
  await patch(lying, 0, VALID)
  expect((await addWith(idOf(lying))).body.message).toBe('Invalid file type for document lecture')
})

it('is forgotten after a day or when its sender says so, bytes included', async () => {
  const path = await created()
  await patch(path, 0, VALID.subarray(0, 5000))
  const cancelled = await created()
  await patch(cancelled, 0, VALID.subarray(0, 5000))
  expect((await ask(cancelled, 'DELETE')).status).toBe(204)
  expect((await ask(cancelled, 'HEAD')).status).toBe(404)
  const clean = async (hours: number) => {
    academy.clock.advance(hours * 3_600_000)
    await scheduleLectureCleaning(academy.services)
    await academy.runJobs()
  }
  await clean(2)
  expect(await offsetOf(path)).toBe(5000)
  await clean(23)
  expect((await ask(path, 'HEAD')).status).toBe(404)
  await clean(2)
  const left: string[] = []
  for await (const { key } of academy.services.files.list('uploads/')) left.push(key)
  for (const id of [idOf(path), idOf(cancelled)]) expect(left.filter((key) => key.includes(id))).toEqual([])
})
