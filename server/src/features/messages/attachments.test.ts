import { MESSAGING_MESSAGES as M } from '@academy/contract/messages'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../db/ids.ts'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import type { SentFile } from '../../testing/calls.ts'
import { anAttachment, aPdfFile, aTalkingClass } from '../../testing/messages.ts'
import type { TestPerson } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { forgetUnsentAttachments } from './jobs.ts'

type Class = Awaited<ReturnType<typeof aTalkingClass>>
let academy: TestAcademy
let grace: Class['grace']
let course: Class['course']
let aline: Class['aline']
let eric: Class['eric']
let claudine: Class['claudine']
let threadOf: Class['threadOf']
let conversationsOf: Class['conversationsOf']
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())
beforeEach(async () => {
  ;({ grace, course, aline, eric, claudine, threadOf, conversationsOf } = await aTalkingClass(academy))
})

const attach = (person: TestPerson, file: SentFile) =>
  academy.as(person).send('POST /api/messages/attachments', { file })
const sendWith = (attachmentId: string, { key = newId(), content = '' } = {}) =>
  academy.as(aline).send('POST /api/messages/send', {
    body: { receiverId: eric.id, courseId: course.id, content, key, attachmentId },
  })
/** As an `<img>` or a link opens it: without a header. */
const open = (url: string) => academy.app.inject({ method: 'GET', url })
const openedBy = async (person: TestPerson, attachmentId: string) =>
  (await academy.as(person).send('GET /api/messages/pictures/{attachmentId}', { params: { attachmentId } }))
    .status

describe('a picture', () => {
  test('is drawn anew, stands in the thread, and opens for the two by their own addresses', async () => {
    const withPlace = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#264' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 57/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { attachment } = (await attach(aline, { name: 'ifoto.jpg', bytes: withPlace, type: 'image/jpeg' }))
      .body
    expect(attachment).toMatchObject({ kind: 'picture', name: 'ifoto.jpg', width: 800, height: 600 })
    expect((await sendWith(attachment._id, { content: 'Look' })).body.sent).toMatchObject({
      content: 'Look',
      attachment: { _id: attachment._id },
    })
    const { messages } = await threadOf(eric, aline)
    const seen = messages[0]?.attachment
    expect(seen).toMatchObject({ _id: attachment._id, kind: 'picture' })
    expect((await conversationsOf(eric)).conversations[0]?.lastMessage?.attachment?.kind).toBe('picture')
    const shown = await open(seen?.url ?? '')
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined()
  })

  test('opens for nobody else, admins included, until it is reported with what is around it', async () => {
    const { _id } = await anAttachment(academy, aline, eric, course, await aPicture())
    expect(await openedBy(aline, _id)).toBe(200)
    expect(await openedBy(eric, _id)).toBe(200)
    expect(await openedBy(grace, _id)).toBe(404)
    expect(await openedBy(claudine, _id)).toBe(404)
    const [message] = (await threadOf(eric, aline)).messages
    await academy.as(eric).call('POST /api/messages/report/{messageId}', {
      params: { messageId: message?._id ?? '' },
      body: { reason: 'Unkind' },
    })
    expect(await openedBy(claudine, _id)).toBe(200)
    expect(await openedBy(grace, _id)).toBe(404)
  })

  test('an address of another session, or of another picture, opens nothing', async () => {
    const one = await anAttachment(academy, aline, eric, course, await aPicture())
    const { attachment: other } = (await attach(grace, await aPicture())).body
    const [, signature] = other.url.split('?')
    expect((await open(`${one.url.split('?')[0]}?${signature}`)).statusCode).toBe(401)
    expect((await open(one.url.split('?')[0] ?? '')).statusCode).toBe(401)
  })
})

describe('a file', () => {
  test('is saved under its own name, and never shown as a page', async () => {
    const { url, kind, name } = await anAttachment(academy, grace, aline, course, aPdfFile())
    expect([kind, name]).toEqual(['file', 'Map of Kigali.pdf'])
    const saved = await open(url)
    expect(saved.headers['content-disposition']).toContain('attachment; filename="Map of Kigali.pdf"')
    expect(saved.headers['content-type']).toBe('application/octet-stream')
    expect(saved.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each<[string, SentFile, number, string]>([
    ['a page', { name: 'a.html', bytes: Buffer.from('<script>'), type: 'text/html' }, 400, M.attachmentType],
    ['a program', { name: 'a.exe', bytes: Buffer.from('MZ'), type: 'x/y' }, 400, M.attachmentType],
    [
      'no PDF',
      { name: 'a.pdf', bytes: Buffer.from('<script>'), type: 'application/pdf' },
      400,
      M.fileInvalid,
    ],
    ['no picture', { name: 'a.png', bytes: Buffer.from('<svg/>'), type: 'image/png' }, 400, M.pictureInvalid],
    [
      '6 MB of picture',
      { name: 'a.png', bytes: Buffer.alloc(6e6), type: 'image/png' },
      413,
      M.pictureTooLarge,
    ],
    ['11 MB', { name: 'a.pdf', bytes: Buffer.alloc(11e6), type: 'application/pdf' }, 413, M.fileTooLarge],
  ])('%s is refused with its sentence', async (_, file, status, message) => {
    expect(await attach(aline, file)).toMatchObject({ status, body: { message } })
  })
})

describe('sending', () => {
  test('one’s own goes once; neither somebody else’s nor what a message has already', async () => {
    const { attachment: foreign } = (await attach(grace, await aPicture())).body
    expect(await sendWith(foreign._id)).toMatchObject({
      status: 404,
      body: { message: M.attachmentNotFound },
    })
    const { attachment } = (await attach(aline, await aPicture())).body
    const key = newId()
    const first = await sendWith(attachment._id, { key })
    expect(first.status).toBe(200)
    expect((await sendWith(attachment._id, { key })).body.sent).toMatchObject({
      _id: first.body.sent._id,
      attachment: { _id: attachment._id },
    })
    expect((await sendWith(attachment._id)).status).toBe(404)
    const { attachment: another } = (await attach(aline, await aPicture())).body
    expect(await sendWith(another._id, { key })).toMatchObject({ status: 409, body: { message: M.keyUsed } })
    expect((await threadOf(aline, eric)).messages).toHaveLength(1)
  })

  test('without a word and without an attachment nothing is sent', async () => {
    const body = { receiverId: eric.id, courseId: course.id, content: '  ', attachmentId: null }
    expect(await academy.as(aline).send('POST /api/messages/send', { body })).toMatchObject({
      status: 400,
      body: { message: M.contentRequired },
    })
  })
})

test('what was never sent goes after a day, its file too; what was sent stays', async () => {
  const sent = await anAttachment(academy, aline, eric, course, await aPicture())
  const { attachment: unsent } = (await attach(aline, await aPicture())).body
  academy.clock.advance(25 * 3_600_000)
  await forgetUnsentAttachments(academy.services)
  const { db } = academy.services
  const rows = await db.selectFrom('message_attachments').select('id').execute()
  const ids = rows.map(({ id }) => id)
  expect(ids).toContain(sent._id)
  expect(ids).not.toContain(unsent._id)
  expect((await db.selectFrom('orphan_files').select('key').execute()).length).toBeGreaterThan(0)
})
