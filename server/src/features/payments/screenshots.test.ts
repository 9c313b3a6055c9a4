import { HTTP_MESSAGES } from '@academy/contract/http'
import { PAYMENT_MESSAGES as M, SCREENSHOT_MAX_BYTES } from '@academy/contract/payments'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import type { SentFile } from '../../testing/calls.ts'
import { aPaidCourse, aPaymentRequest } from '../../testing/payments.ts'
import { anAdmin, aStudent } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

async function send(file: SentFile) {
  const [student, course] = [await aStudent(academy), await aPaidCourse(academy)]
  const answer = await academy
    .as(student)
    .send('POST /api/course/payment-request', { body: { courseId: course.id }, file })
  return { answer, student, course }
}
async function keysKept(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of academy.services.files.list()) keys.push(key)
  return keys
}
const screenshotOf = async (id: string) =>
  academy.as(await anAdmin(academy)).send('GET /api/payment-requests/{id}/screenshot', { params: { id } })

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HOSTILE: [string, SentFile, message?: string][] = [
  ['an SVG', { name: 'a.svg', bytes: Buffer.from(SVG), type: 'image/svg+xml' }],
  ['an SVG named png', { name: 'a.png', bytes: Buffer.from(SVG), type: 'image/png' }],
  ['HTML', { name: 'a.jpg', bytes: Buffer.from('<!doctype html><script>1</script>'), type: 'image/jpeg' }],
  ['a PDF named jpg', { name: 'a.jpg', bytes: Buffer.from('%PDF-1.4\n'), type: 'image/jpeg' }],
  ['nothing', { name: 'a.png', bytes: Buffer.alloc(0), type: 'image/png' }, HTTP_MESSAGES.fileEmpty],
  ['half a PNG', { name: 'a.png', bytes: Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1'), type: 'image/png' }],
]

describe('what is no picture', () => {
  test.each(HOSTILE)(
    '%s is refused, and neither a row nor a file stays',
    async (_, file, message = M.screenshotInvalid) => {
      const before = await keysKept()
      const { answer, student } = await send(file)
      expect(answer).toMatchObject({ status: 400, body: { message } })
      expect((await academy.as(student).call('GET /api/user/me/payments')).payments).toEqual([])
      expect(await keysKept()).toEqual(before)
    },
  )

  test('20 MB are refused with their sentence', async () => {
    const before = await keysKept()
    const { answer } = await send({ name: 'a.png', bytes: Buffer.alloc(20_000_000), type: 'image/png' })
    expect(answer).toMatchObject({ status: 413, body: { message: M.screenshotTooLarge } })
    expect(await keysKept()).toEqual(before)
    expect(SCREENSHOT_MAX_BYTES).toBe(5 * 1024 * 1024)
  })

  test('a picture of a thousand megapixels is refused before it is unpacked', async () => {
    const create = { width: 1, height: 1, channels: 3, background: '#000' } as const
    const png = Buffer.from(await sharp({ create }).png().toBuffer())
    png.writeUInt32BE(32_000, 16)
    png.writeUInt32BE(32_000, 20)
    const { answer } = await send({ name: 'a.png', bytes: png, type: 'image/png' })
    expect(answer).toMatchObject({ status: 400, body: { message: M.screenshotInvalid } })
  })

  test('a name as long as a book is refused, whatever is in the file', async () => {
    const { answer } = await send({ ...(await aPicture()), name: `${'x'.repeat(20_000)}.png` })
    expect(answer.status).toBe(400)
  })
})

describe('a picture', () => {
  test.each(['a.png', 'a.pdf', '../../etc/passwd', '.htaccess', '<img src=x>.png'])(
    'named %s is drawn anew, whatever its name says',
    async (name) => {
      const { answer } = await send({ ...(await aPicture()), name })
      expect(answer.body.request.hasScreenshot).toBe(true)
      const shown = await screenshotOf(answer.body.request._id)
      expect(shown.status).toBe(200)
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(shown.headers['content-security-policy']).toContain('sandbox')
    },
  )

  test('loses what was hidden in it, and its size', async () => {
    const create = { width: 3000, height: 2000, channels: 3, background: '#8a2f1d' } as const
    const bytes = await sharp({ create })
      .withExif({ IFD0: { Copyright: 'GPS of my house' } })
      .jpeg()
      .toBuffer()
    const { answer } = await send({ name: 'a.jpg', bytes, type: 'image/jpeg' })
    const { screenshot_key: key } = await academy.services.db
      .selectFrom('payment_requests')
      .select('screenshot_key')
      .where('id', '=', answer.body.request._id)
      .executeTakeFirstOrThrow()
    const opened = await academy.services.files.open(key ?? '')
    const kept = Buffer.concat((await opened?.stream.toArray()) ?? [])
    const { format, width, exif } = await sharp(kept).metadata()
    expect([format, width, exif]).toEqual(['webp', 1600, undefined])
    expect(kept.includes('GPS of my house')).toBe(false)
  })

  test('is at no address but the reviewers’', async () => {
    const { _id: id, student } = await aPaymentRequest(academy, { screenshot: await aPicture() })
    const key = (await keysKept()).find((one) => one.startsWith('payments/'))
    for (const person of [null, student, await anAdmin(academy)])
      expect((await academy.as(person).send(`GET /uploads/${key}`)).status).toBe(401)
    const params = { id }
    expect(
      (await academy.as(student).send('GET /api/payment-requests/{id}/screenshot', { params })).status,
    ).toBe(403)
    const { _id: without } = await aPaymentRequest(academy)
    expect(await screenshotOf(without)).toMatchObject({ status: 404, body: { message: M.screenshotMissing } })
  })
})
