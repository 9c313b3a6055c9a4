import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { wav } from '../../testing/media-samples.ts'
import { aCourse, anInstructor, type TestPerson } from '../../testing/people.ts'

const SOUND = wav(4)
const academies: TestAcademy[] = []
let accel: { academy: TestAcademy; address: string; grace: TestPerson }
let sendfile: typeof accel
beforeAll(async () => {
  accel = await withSound('x-accel-redirect')
  sendfile = await withSound('x-sendfile')
})
afterAll(async () => {
  for (const academy of academies) await academy.stop()
})

async function withSound(SEND_FILES: string) {
  const academy = await startAcademy({ env: { SEND_FILES } })
  academies.push(academy)
  const grace = await anInstructor(academy)
  const course = await aCourse(academy, { instructor: grace })
  const { body } = await academy.as(grace).send('POST /api/instructor/courses/{id}/lectures', {
    params: { id: course.id },
    body: { title: 'Sound', description: 'Listen.' },
    file: { name: 'Isomo.wav', bytes: SOUND },
  })
  return { academy, grace, address: String(body.lecture.audio) }
}
const get = (
  { academy }: typeof accel,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => academy.app.inject({ url, headers, method })

test('the web server in front is told which file to send, with the headers of the answer', async () => {
  const answer = await get(accel, accel.address)
  const key = /\/uploads\/([^?]+)/.exec(accel.address)?.[1]
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toHaveLength(0)
  expect(answer.headers).toMatchObject({
    'x-accel-redirect': `/academy-files/${key}`,
    'content-type': 'audio/wav',
    'content-length': '0',
    'cache-control': 'private, max-age=10800, immutable',
    'content-disposition': `inline; filename="Isomo.wav"; filename*=UTF-8''Isomo.wav`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox allow-same-origin/)
  expect((await get(accel, `${accel.address}&download=1`)).headers['content-disposition']).toMatch(
    /^attachment/,
  )
})

test('by X-Sendfile it is told the path', async () => {
  const { headers, rawPayload } = await get(sendfile, sendfile.address)
  expect(rawPayload).toHaveLength(0)
  expect(readFileSync(String(headers['x-sendfile'])).equals(SOUND)).toBe(true)
  expect(headers).not.toHaveProperty('x-accel-redirect')
})

test('a part is cut out by who sends it; what has no bytes is answered here', async () => {
  const part = await get(accel, accel.address, { range: 'bytes=10-19' })
  expect(part.statusCode).toBe(200)
  expect(part.headers).toHaveProperty('x-accel-redirect')
  expect(part.headers).not.toHaveProperty('content-range')

  const etag = String(part.headers.etag)
  for (const [headers, status] of [
    [{ 'if-none-match': etag }, 304],
    [{ range: `bytes=${SOUND.length}-` }, 416],
  ] as const) {
    const answer = await get(accel, accel.address, headers)
    expect([answer.statusCode, answer.headers['x-accel-redirect']]).toEqual([status, undefined])
  }
  const head = await get(accel, accel.address, {}, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.headers['x-accel-redirect']]).toEqual([
    200,
    String(SOUND.length),
    undefined,
  ])
})

test.each(['bytes=abc', 'bytes=9-2', 'bytes=', 'bytes=0-1,x'])(
  'the odd range %s is the whole file, from here',
  async (range) => {
    const { statusCode, headers, rawPayload } = await get(accel, accel.address, { range })
    expect([statusCode, headers['x-accel-redirect'], headers['content-length']]).toEqual([
      200,
      undefined,
      String(SOUND.length),
    ])
    expect(rawPayload.equals(SOUND)).toBe(true)
  },
)

test('who may not have a file is told so, and no server hears of it', async () => {
  const { academy, grace, address } = accel
  const refused = async (url: string, status: number) => {
    const { statusCode, headers } = await get(accel, url)
    expect([url, statusCode]).toEqual([url, status])
    expect(headers).not.toHaveProperty('x-accel-redirect')
  }
  await refused(address.split('?')[0] ?? '', 401)
  await refused(address.replace(/s=[^&]{4}/, 's=AAAA'), 401)
  await refused('/academy-files/lectures/x.wav', 404)
  const { db } = academy.services
  const successor = await anInstructor(academy)
  await db.updateTable('courses').set({ instructor_id: successor.id }).execute()
  await refused(address, 403)
  await db.deleteFrom('sessions').where('user_id', '=', grace.id).execute()
  await refused(address, 401)
})
