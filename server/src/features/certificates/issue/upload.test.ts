import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { HTTP_MESSAGES } from '@academy/contract/http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import type { SentFile } from '../../../testing/calls.ts'
import { aCertificate, aCertificationRequest, anApprovedCertificate } from '../../../testing/certificates.ts'
import { aSmallPdf } from '../../../testing/pdfs.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'
import { aPicture } from '../../../testing/pictures.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

const upload = 'POST /api/certification/certification-requests/{id}/upload'
const draw = 'POST /api/certification/certification-requests/{id}/draw'
const pdf = (text: string, name = 'certificate.pdf'): SentFile => ({
  name,
  bytes: aSmallPdf(text),
  type: 'application/pdf',
})
const send = (id: string, file?: SentFile) =>
  academy.as(admin).send(upload, { params: { id }, ...(file ? { file } : { body: {} }) })
const bytesFor = async (holder: TestPerson, id: string) =>
  (await academy.as(holder).send('GET /api/certification/certificates/{id}', { params: { id } })).text
const notesOf = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)
async function filesOfCertificates(): Promise<number> {
  let count = 0
  for await (const _ of academy.services.files.list('certificates/')) count += 1
  return count
}

describe('an uploaded PDF', () => {
  test('completes an approved request in place of the drawing, which then is not drawn', async () => {
    const { request, student, certificateId } = await anApprovedCertificate(academy)
    const answer = await send(request._id, pdf('Made by hand', 'Diplôme.html'))
    expect(answer).toMatchObject({
      status: 200,
      body: { message: M.uploaded, request: { status: 'completed', certificate: { isUploaded: true } } },
    })
    await academy.runJobs()
    expect(await bytesFor(student, certificateId)).toContain('Made by hand')
    expect(await notesOf(student)).toEqual([
      'Your certificate is ready',
      'Your certificate is approved',
      'Your certificate was requested',
    ])
  })

  test('takes the place of a drawing, and a new drawing takes its place again: the same as the first', async () => {
    const { request, student, certificateId } = await aCertificate(academy)
    const drawn = await bytesFor(student, certificateId)
    expect((await send(request._id, pdf('Made by hand'))).status).toBe(200)
    expect(await bytesFor(student, certificateId)).toContain('Made by hand')
    const params = { id: request._id }
    const reply = await academy.as(admin).call(draw, { params })
    expect(reply.message).toBe(M.drawAgain)
    await academy.runJobs()
    expect(await bytesFor(student, certificateId)).toBe(drawn)
    expect(await notesOf(student)).toEqual(
      expect.arrayContaining(['Your certificate is ready', 'Your certificate has a new file']),
    )
    const told = await notesOf(student)
    await academy.as(admin).call(draw, { params })
    await academy.runJobs()
    expect(await notesOf(student)).toEqual(told)
    const orphans = await academy.services.db.selectFrom('orphan_files').select('key').execute()
    expect(orphans.filter(({ key }) => key.startsWith('certificates/')).length).toBeGreaterThanOrEqual(2)
  })

  test('comes only after the approval', async () => {
    const { request } = await aCertificationRequest(academy)
    const refused = { status: 409, body: { message: M.notYetApproved } }
    expect(await send(request._id, pdf('Too early'))).toMatchObject(refused)
    expect(await academy.as(admin).send(draw, { params: { id: request._id } })).toMatchObject(refused)
    expect(await send('f'.repeat(24), pdf('Whose?'))).toMatchObject({ status: 404 })
  })

  test('of twenty at the same moment is one file and one notification', async () => {
    const before = await filesOfCertificates()
    const { request, student } = await anApprovedCertificate(academy)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(request._id, pdf('Once'))))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await notesOf(student)).toHaveLength(3)
    expect(await filesOfCertificates()).toBe(before + 1)
  })

  test('of twenty different ones at the same moment has one that stands, and the others are told', async () => {
    const { request, student, certificateId } = await anApprovedCertificate(academy)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => ({ n, answer: await send(request._id, pdf(`No. ${n}.`)) })),
    )
    // Whoever comes only when the first one stands replaces it by right; without the look at the start all twenty would.
    const won = answers.filter(({ answer }) => answer.status === 200)
    expect(won.length).toBeGreaterThan(0)
    expect(won.length).toBeLessThan(answers.length)
    for (const { answer } of answers.filter(({ answer }) => answer.status !== 200))
      expect(answer).toMatchObject({ status: 409, body: { message: M.fileMeanwhile } })
    const text = await bytesFor(student, certificateId)
    expect(won.some(({ n }) => text.includes(`No. ${n}.`))).toBe(true)
    expect((await notesOf(student)).length).toBe(2 + won.length)
  })
})

describe('what is no certificate', () => {
  test.each([
    ['a picture named .pdf', async () => ({ name: 'x.pdf', bytes: (await aPicture()).bytes }), M.fileNotPdf],
    ['a page', () => ({ name: 'x.pdf', bytes: Buffer.from('<script>alert(1)</script>') }), M.fileNotPdf],
    [
      'a page with a PDF behind it',
      () => ({ name: 'x.pdf', bytes: Buffer.concat([Buffer.from('<h1>Hi</h1>\n'), aSmallPdf('x')]) }),
      M.fileNotPdf,
    ],
    [
      'a PDF with a script behind it',
      () => ({
        name: 'x.pdf',
        bytes: Buffer.concat([aSmallPdf('x'), Buffer.from('<script>alert(1)</script>\n')]),
      }),
      M.fileDamaged,
    ],
    ['nothing', () => ({ name: 'x.pdf', bytes: Buffer.alloc(0) }), HTTP_MESSAGES.fileEmpty],
    ['half a PDF', () => ({ name: 'x.pdf', bytes: aSmallPdf('x').subarray(0, 400) }), M.fileDamaged],
    [
      'only its first line',
      () => ({ name: 'x.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') }),
      M.fileDamaged,
    ],
    [
      'one behind a password',
      () => ({ name: 'x.pdf', bytes: aSmallPdf('x', { trailer: '/Encrypt 6 0 R ' }) }),
      M.fileLocked,
    ],
  ])('%s', async (_, make, message) => {
    const before = await filesOfCertificates()
    const { request } = await anApprovedCertificate(academy)
    expect(await send(request._id, await make())).toMatchObject({ status: 400, body: { message } })
    expect(await filesOfCertificates()).toBe(before)
  })

  test('no file, eleven megabytes, a name of twenty megabytes', async () => {
    const { request } = await anApprovedCertificate(academy)
    expect(await send(request._id)).toMatchObject({ status: 400, body: { message: M.fileRequired } })
    const large = { name: 'x.pdf', bytes: Buffer.concat([aSmallPdf('x'), Buffer.alloc(11_000_000)]) }
    expect(await send(request._id, large)).toMatchObject({ status: 413, body: { message: M.fileTooLarge } })
    const named = await send(request._id, pdf('x', `${'x'.repeat(20_000_000)}.pdf`))
    expect(named.status).toBeGreaterThanOrEqual(400)
    expect(named.status).toBeLessThan(500)
    let left = 0
    for await (const _ of academy.services.files.list('media/')) left += 1
    expect(left).toBe(0)
  })

  test('what a PDF holds stays inert: it is saved, never shown in a page', async () => {
    const { request, student, certificateId } = await anApprovedCertificate(academy)
    const bytes = aSmallPdf('<script>alert(1)</script>')
    expect((await send(request._id, { name: 'x.pdf', bytes })).status).toBe(200)
    const answer = await academy
      .as(student)
      .send('GET /api/certification/certificates/{id}', { params: { id: certificateId } })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  })
})
