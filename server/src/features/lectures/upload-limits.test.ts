import { request } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCourse, anInstructor, type TestPerson } from '../../testing/people.ts'

const MEGABYTE = 1024 * 1024
const CHUNK = Buffer.alloc(MEGABYTE, 7)
const BOUNDARY = 'academy-test-boundary'

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

interface Sending {
  name: string
  megabytes: number
  lectureType?: string
  /** The plug is pulled after so many. */
  dropAfterMegabytes?: number
}

/** Sends a form whose file is made while it is sent: this process must not hold it either. */
function send({ name, megabytes, lectureType, dropAfterMegabytes }: Sending) {
  const field = (key: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
  const head =
    field('title', 'Film') +
    field('description', 'Watch.') +
    (lectureType ? field('lectureType', lectureType) : '') +
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  let sent = 0
  return new Promise<{ status: number; message: string } | { error: string }>((resolve) => {
    const call = request(`${origin}/api/instructor/courses/${course.id}/lectures`, {
      method: 'POST',
      headers: { token: grace.token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    })
    function* body() {
      yield Buffer.from(head)
      for (; sent < megabytes; sent++) {
        if (sent === dropAfterMegabytes) call.destroy(new Error('dropped'))
        yield CHUNK
      }
      yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
    }
    call.on('error', (error) => resolve({ error: error.message }))
    call.on('response', async (response) => {
      const chunks = await response.toArray()
      resolve({
        status: response.statusCode ?? 0,
        message: JSON.parse(Buffer.concat(chunks).toString()).message,
      })
    })
    Readable.from(body()).pipe(call)
  })
}

async function storedFiles(): Promise<number> {
  let count = 0
  for await (const _ of academy.services.files.list()) count += 1
  return count
}

it.each([
  [{ name: 'a.pdf', megabytes: 26 }, '25 MB'],
  [{ name: 'a.mp3', megabytes: 51 }, '50 MB'],
  [{ name: 'a.mp4', megabytes: 51, lectureType: 'audio' }, '50 MB'],
  [{ name: 'a.mp4', megabytes: 101 }, '100 MB'],
  [{ name: 'a.unknown', megabytes: 101 }, '100 MB'],
])('%j is cut off at %s, and nothing of it stays', async (sending, size) => {
  expect(await send(sending)).toEqual({ status: 413, message: `The file is larger than ${size}` })
  expect(await storedFiles()).toBe(0)
})

it('a dropped upload leaves nothing', async () => {
  expect(await send({ name: 'a.mp4', megabytes: 50, dropAfterMegabytes: 20 })).toEqual({ error: 'dropped' })
  await expect.poll(unfinishedFiles).toBe(0)
  expect(await storedFiles()).toBe(0)
})

it('a hundred megabytes pass without being held in memory', async () => {
  await send({ name: 'a.mp4', megabytes: 5 })
  // Sevens are no film: the answer is a refusal, after every byte has been stored and looked at.
  const grown = await memoryGrownBy(async () => {
    expect(await send({ name: 'a.mp4', megabytes: 100 })).toMatchObject({ status: 400 })
  })
  expect(grown).toBeLessThan(64)
})

it('nor are they when they come resumably', async () => {
  await sendResumably(5)
  expect(await memoryGrownBy(() => sendResumably(100))).toBeLessThan(64)
})

async function sendResumably(megabytes: number): Promise<void> {
  const sizeBytes = megabytes * MEGABYTE
  const protocol = { token: grace.token, 'tus-resumable': '1.0.0' }
  const metadata = `filename ${Buffer.from('a.mp4').toString('base64')}`
  const created = await fetch(`${origin}/api/uploads`, {
    method: 'POST',
    headers: { ...protocol, 'upload-length': String(sizeBytes), 'upload-metadata': metadata },
  })
  const status = await new Promise((resolve, reject) => {
    const call = request(`${origin}${created.headers.get('location')}`, {
      method: 'PATCH',
      headers: {
        ...protocol,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': sizeBytes,
      },
    })
    call.on('error', reject)
    call.on('response', (response) => resolve(response.resume().statusCode))
    Readable.from(Array.from({ length: megabytes }, () => CHUNK)).pipe(call)
  })
  expect(status).toBe(204)
}

/** In megabytes, at the peak. */
async function memoryGrownBy(work: () => Promise<void>): Promise<number> {
  const base = process.memoryUsage().rss
  let peak = base
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  await work().finally(() => clearInterval(watch))
  return (peak - base) / MEGABYTE
}

async function unfinishedFiles(): Promise<number> {
  const { readdir } = await import('node:fs/promises')
  const folder = `${academy.services.config.dataDir}/media/.unfinished`
  return (await readdir(folder).catch(() => [])).length
}
