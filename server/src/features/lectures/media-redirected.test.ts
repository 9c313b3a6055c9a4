import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { wav } from '../../testing/media-samples.ts'
import { aCourse, anInstructor, type TestPerson } from '../../testing/people.ts'
import { type S3Storage, startS3Storage } from '../../testing/s3-storage.ts'

const SOUND = wav(4)
let s3: S3Storage
let academy: TestAcademy
let grace: TestPerson
let address: string

beforeAll(async () => {
  s3 = await startS3Storage()
  academy = await startAcademy({ env: { SEND_FILES: 'storage', STORAGE_URL: s3.url } })
  grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  const { body } = await academy.as(grace).send('POST /api/instructor/courses/{id}/lectures', {
    params: { id: course.id },
    body: { title: 'Sound', description: 'Listen.' },
    file: { name: 'Isomo ryā 1.wav', bytes: SOUND },
  })
  address = String(body.lecture.audio)
})
afterAll(async () => {
  await academy.stop()
  await s3.close()
})

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => academy.app.inject({ url, method })
async function placeOf(url: string): Promise<string> {
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['cache-control']]).toEqual([307, 'no-store'])
  return String(headers.location)
}

test('a player is sent to the storage, which answers as the academy would', async () => {
  const place = await placeOf(address)
  expect(new URL(place).host).toBe(s3.host)
  const whole = await fetch(place)
  expect(whole.status).toBe(200)
  expect(Buffer.from(await whole.arrayBuffer()).equals(SOUND)).toBe(true)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/wav',
    'cache-control': 'private, max-age=10800, immutable',
    'content-disposition': `inline; filename="Isomo rya 1.wav"; filename*=UTF-8''Isomo%20ry%C4%81%201.wav`,
  })
  const part = await fetch(place, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${SOUND.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(SOUND.subarray(10, 20))).toBe(true)

  const saved = await fetch(await placeOf(`${address}&download=1`))
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="Isomo/)
})

test('its address is for that file alone, and ends with that of the academy', async () => {
  const place = new URL(await placeOf(address))
  const until = Number(new URL(address, 'http://academy').searchParams.get('e')) * 1000
  const seconds = Number(place.searchParams.get('X-Amz-Expires'))
  expect(Math.abs(until - academy.services.clock.now().getTime() - seconds * 1000)).toBeLessThan(5_000)

  const other = academy.services.files.addressOf('media/other.wav', {
    ...{ now: new Date(), expiresAt: new Date(until) },
    as: { contentType: 'audio/wav', cacheControl: 'private', disposition: 'inline' },
  })
  expect(new URL(String(other)).searchParams.get('X-Amz-Signature')).not.toBe(
    place.searchParams.get('X-Amz-Signature'),
  )
})

test('pages may play what comes from there, and nothing else of theirs may', async () => {
  const policy = String((await get('/courses')).headers['content-security-policy'])
  expect(policy).toContain(`media-src 'self' blob: http://${s3.host};`)
  expect(policy.split(s3.host)).toHaveLength(2)
})

test('length and type are told here, and pictures are sent from here', async () => {
  const head = await get(address, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.headers.location]).toEqual([
    200,
    String(SOUND.length),
    undefined,
  ])
  await academy.services.files.put('questions/picture.webp', Buffer.from('a picture'))
  const picture = await get('/uploads/questions/picture.webp')
  expect([picture.statusCode, picture.body]).toEqual([200, 'a picture'])
})

test('who may not have a file is told so, and hears of no other address', async () => {
  const refused = async (url: string, status: number) => {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode, headers.location]).toEqual([url, status, undefined])
  }
  await refused(address.split('?')[0] ?? '', 401)
  await refused(address.replace(/s=[^&]{4}/, 's=AAAA'), 401)
  const { db } = academy.services
  const successor = await anInstructor(academy)
  await db.updateTable('courses').set({ instructor_id: successor.id }).execute()
  await refused(address, 403)
  await db.deleteFrom('sessions').where('user_id', '=', grace.id).execute()
  await refused(address, 401)
})
