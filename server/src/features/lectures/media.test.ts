import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { get as open } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signPath } from '../../services/files/index.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { tinyPdf, wav } from '../../testing/media-samples.ts'
import {
  aCourse,
  anAdmin,
  anEnrolment,
  anInstructor,
  aStudent,
  type TestPerson,
} from '../../testing/people.ts'
import { scheduleLectureCleaning } from './index.ts'

const VALID = wav(4)
const NAME = 'Isomo “rya” mbere 🐄.wav'

let academy: TestAcademy
let grace: TestPerson
let course: { id: string }

beforeAll(async () => {
  academy = await startAcademy()
  grace = await anInstructor(academy)
  course = await aCourse(academy, { instructor: grace })
})
afterAll(() => academy.stop())

async function aValid(name = NAME, bytes = VALID) {
  const answer = await academy.as(grace).send('POST /api/instructor/courses/{id}/lectures', {
    params: { id: course.id },
    body: { title: 'Sound', description: 'Listen.' },
    file: { name, bytes },
  })
  return answer.body.lecture
}
async function anEnrolledStudent(): Promise<TestPerson> {
  const student = await aStudent(academy)
  await anEnrolment(academy, student, course)
  return student
}
async function addressFor(person: TestPerson, lectureId: string): Promise<string> {
  const { lecture } = await academy.as(person).call('GET /api/lecture/{id}', { params: { id: lectureId } })
  return lecture.audio ?? lecture.document ?? ''
}
/** As a `<video>` asks: without any token. */
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  academy.app.inject({ method: method as 'GET', url: address, headers })

it('plays by ranges, with a validator, and without a token in the header', async () => {
  const address = (await aValid()).audio
  const whole = await get(address)
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload.equals(VALID)).toBe(true)
  expect(whole.headers).toMatchObject({
    'content-type': 'audio/wav',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=10800, immutable',
    'content-disposition': `inline; filename="Isomo _rya_ mbere __.wav"; filename*=UTF-8''Isomo%20%E2%80%9Crya%E2%80%9D%20mbere%20%F0%9F%90%84.wav`,
  })
  expect(whole.headers['content-security-policy']).toMatch(
    /^sandbox allow-same-origin; default-src 'none'.*frame-ancestors 'self'$/,
  )

  const part = await get(address, { range: 'bytes=10-19' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${VALID.length}`])
  expect(part.rawPayload.equals(VALID.subarray(10, 20))).toBe(true)
  expect((await get(address, { range: 'bytes=-5' })).rawPayload.equals(VALID.subarray(-5))).toBe(true)

  const beyond = await get(address, { range: `bytes=${VALID.length}-` })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${VALID.length}`])
  expect(beyond.json().message).toBe('That part of the file does not exist')

  const etag = String(whole.headers.etag)
  expect((await get(address, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get(address, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)

  const head = await get(address, {}, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([
    200,
    String(VALID.length),
    '',
  ])
  expect((await get(`/${address}`)).statusCode).toBe(200)
  const saved = await get(`${address}&download=1`)
  expect(saved.headers['content-disposition']).toMatch(/^attachment; filename=/)
})

it('a PDF may be framed by the academy, and by nobody else', async () => {
  const { document } = await aValid('a.pdf', tinyPdf(1))
  const policy = (await get(document)).headers['content-security-policy']
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/)
  expect(policy).not.toContain('script-src')
})

it('an address without a right signature opens nothing', async () => {
  const { _id } = await aValid()
  const student = await anEnrolledStudent()
  const address = await addressFor(student, _id)
  expect((await get(address)).statusCode).toBe(200)
  const other = (await aValid()).audio as string
  const query = new URLSearchParams(address.split('?')[1])
  const changed = (name: string, value: string) => {
    const copy = new URLSearchParams(query)
    copy.set(name, value)
    return `${address.split('?')[0]}?${copy}`
  }
  const wrong = [
    address.split('?')[0] as string,
    changed('u', grace.sessionId),
    changed('u', student.id),
    changed('e', String(Number(query.get('e')) + 1)),
    changed('s', `A${query.get('s')?.slice(1)}x`),
    `${other.split('?')[0]}?${query}`,
    `${address}&u=${student.sessionId}`,
  ]
  for (const url of wrong) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 401])
    expect(Object.keys(answer.json())).toEqual(['message'])
  }
  const expired = signPath(
    address.split('?')[0] as string,
    { sessionId: student.sessionId, expiresAt: new Date(Date.now() - 1000) },
    academy.services.secret,
  )
  expect((await get(expired)).json().message).toBe('This address has expired. Reload the lecture')
})

it('an old address stops working when its person may no longer study', async () => {
  const { _id } = await aValid()
  const { db } = academy.services
  const student = await anEnrolledStudent()
  const deleted = await anEnrolledStudent()
  const [first, second] = [await addressFor(student, _id), await addressFor(deleted, _id)]
  const owner = await addressFor(grace, _id)
  await db.deleteFrom('enrolments').where('user_id', '=', student.id).execute()
  await db.deleteFrom('users').where('id', '=', deleted.id).execute()
  expect(await get(first)).toMatchObject({ statusCode: 403 })
  expect(await get(second)).toMatchObject({ statusCode: 401 })

  const successor = await anInstructor(academy)
  await db.updateTable('courses').set({ instructor_id: successor.id }).where('id', '=', course.id).execute()
  expect(await get(owner)).toMatchObject({ statusCode: 403 })
  await db.updateTable('courses').set({ instructor_id: grace.id }).where('id', '=', course.id).execute()
  expect(await get(owner)).toMatchObject({ statusCode: 200 })
})

it('an address ends with its session, however that ends, and no other session’s with it', async () => {
  const { _id } = await aValid()
  const params = { id: _id }
  const student = await anEnrolledStudent()
  const logIn = async () => {
    const { email, password } = student
    const { token } = await academy.as(null).call('POST /api/user/login', { body: { email, password } })
    return { ...student, token }
  }
  const [phone, library, laptop] = [await logIn(), await logIn(), await logIn()]
  const addresses = [
    await addressFor(phone, _id),
    await addressFor(library, _id),
    await addressFor(laptop, _id),
  ]
  const statuses = async () => Promise.all(addresses.map(async (url) => (await get(url)).statusCode))
  // For three hours a session gets the same address, which a browser's cache finds again.
  expect(await addressFor(phone, _id)).toBe(addresses[0])
  expect(await statuses()).toEqual([200, 200, 200])
  await academy.as(phone).call('POST /api/user/logout', {})
  expect(await statuses()).toEqual([401, 200, 200])
  const body = { currentPassword: student.password, password: 'another quiet morning' }
  await academy.as(laptop).call('POST /api/user/password', { body })
  expect(await statuses()).toEqual([401, 401, 200])
  const { db } = academy.services
  await db.updateTable('sessions').set({ expires_at: new Date() }).where('user_id', '=', student.id).execute()
  expect(await statuses()).toEqual([401, 401, 401])
  expect((await academy.as(laptop).send('GET /api/lecture/{id}', { params })).status).toBe(401)
})

it('course pictures are for everybody, for a year', async () => {
  await academy.services.files.put('courses/abc-1280.webp', Buffer.from('RIFF'))
  const answer = await get('/uploads/courses/abc-1280.webp')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect((await get('/uploads/courses/none-1280.webp')).statusCode).toBe(404)
})

it.each([
  '/uploads/../package.json',
  '/uploads/courses/..%2f..%2fsecret',
  '/uploads/courses/%00.webp',
  '/uploads/.unfinished/x.bin',
  '/uploads/',
])('%s is nothing', async (address) => {
  const answer = await get(address)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json().message).toBeTruthy()
})

const HANDLES = '/proc/self/fd'

it.runIf(existsSync(HANDLES))('a listener who leaves closes the file', async () => {
  await academy.services.files.put('courses/long-1280.webp', Buffer.alloc(20_000_000))
  const handles = () =>
    readdirSync(HANDLES).filter((handle) => {
      const path = `${HANDLES}/${handle}`
      return existsSync(path) && readlinkSync(path).endsWith('/long-1280.webp')
    }).length
  const origin = await academy.listen()
  const handlesWhileOpen = await new Promise<number>((resolve, reject) => {
    const call = open(`${origin}/uploads/courses/long-1280.webp`, (response) => {
      response.once('data', () => {
        resolve(handles())
        call.destroy()
      })
    })
    call.on('error', reject)
  })
  expect(handlesWhileOpen).toBe(1)
  await expect.poll(handles, { timeout: 5000 }).toBe(0)
})

it('a pptx that cannot be drawn may go to the academy’s own viewer for five minutes', async () => {
  const { lectures } = await academy
    .as(grace)
    .call('GET /api/lectures/{courseId}', { params: { courseId: course.id } })
  expect(lectures.length).toBeGreaterThan(0)
  academy.services.academy.documentViewer = 'https://viewer.example/embed?src={url}'
  const { storedZip } = await import('../../testing/media-samples.ts')
  const pptx = storedZip(['[Content_Types].xml', 'ppt/presentation.xml', 'ppt/slides/slide1.xml'])
  const lecture = await aValid('a.pptx', pptx)
  const src = new URL(lecture.viewerUrl).searchParams.get('src') ?? ''
  expect(src.startsWith(`${academy.services.config.publicUrl}/uploads/media/`)).toBe(true)
  const address = src.slice(academy.services.config.publicUrl.length)
  expect((await get(address)).rawPayload.equals(pptx)).toBe(true)
  academy.clock.advance(5 * 60_000 + 1000)
  expect((await get(address)).statusCode).toBe(401)
  academy.services.academy.documentViewer = null
})

it('the file of a deleted lecture is removed an hour after, those of others stay', async () => {
  const { files } = academy.services
  const kept = await aValid()
  const gone = await aValid()
  const admin = await anAdmin(academy)
  await academy.as(admin).call('DELETE /api/lecture/{id}', { params: { id: gone._id } })
  const keyOf = (address: string) => address.slice('/uploads/'.length).split('?')[0] as string
  await scheduleLectureCleaning(academy.services)
  await academy.runJobs()
  expect(await files.stat(keyOf(gone.audio))).not.toBeNull()
  academy.clock.advance(25 * 3_600_000)
  await scheduleLectureCleaning(academy.services)
  await academy.runJobs()
  expect(await files.stat(keyOf(gone.audio))).toBeNull()
  expect(await files.stat(keyOf(kept.audio))).not.toBeNull()
})
