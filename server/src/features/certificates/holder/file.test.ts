import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import {
  aCertificate,
  aCertificationRequest,
  aCertifyingCourse,
  anApprovedCertificate,
  aPassedExam,
  type IssuedCertificate,
} from '../../../testing/certificates.ts'
import { anInstructor, aStudent, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let issued: IssuedCertificate
beforeAll(async () => {
  academy = await startAcademy()
  issued = await aCertificate(academy, { name: 'Diane Ingabire' })
})
afterAll(() => academy.stop())

const file = 'GET /api/certification/certificates/{id}'
const ownOf = (person: TestPerson) => academy.as(person).call('GET /api/certification/certificates/my')
const addressOf = async (person: TestPerson) => (await ownOf(person)).certificates[0]?.certificateFile ?? ''
/** As a link does: without any token. */
const open = (address: string, headers: Record<string, string> = {}) =>
  academy.as(null).send(`GET ${address}`, { headers })
const countOf = async (person: TestPerson) => (await ownOf(person)).certificates[0]?.downloadCount

describe('the file', () => {
  test('is a PDF that is saved under its number and runs nowhere', async () => {
    const { student, certificateId, number } = issued
    const answer = await academy.as(student).send(file, { params: { id: certificateId } })
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/^%PDF-/)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="certificate-${number}.pdf"; filename*=UTF-8''certificate-${number}.pdf`,
    )
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  test('is for its holder and admins; others hear that there is none', async () => {
    const { certificateId, admin, course } = issued
    const params = { id: certificateId }
    expect((await academy.as(admin).send(file, { params })).status).toBe(200)
    for (const person of [await aStudent(academy), await anInstructor(academy), course.owner])
      expect(await academy.as(person).send(file, { params })).toMatchObject({
        status: 404,
        body: { message: 'Certificate not found' },
      })
  })

  test('is counted once for each whole download of its holder', async () => {
    const { student, certificateId, admin } = await aCertificate(academy)
    const params = { id: certificateId }
    const holder = academy.as(student)
    expect(await countOf(student)).toBe(0)
    const { headers } = await holder.send(file, { params })
    expect(await countOf(student)).toBe(1)
    const head = await holder.send(file.replace('GET', 'HEAD'), { params })
    expect([head.status, head.headers['content-length']]).toEqual([200, headers['content-length']])
    const range = await holder.send(file, { params, headers: { range: 'bytes=10-99' } })
    expect(range.status).toBe(206)
    const known = await holder.send(file, { params, headers: { 'if-none-match': String(headers.etag) } })
    expect(known.status).toBe(304)
    await academy.as(admin).send(file, { params })
    expect(await countOf(student)).toBe(1)
    await Promise.all(Array.from({ length: 20 }, () => holder.send(file, { params })))
    expect(await countOf(student)).toBe(21)
  })

  test('opens by the address of the answers alone, as a link does, and rights hold at once', async () => {
    const { student, certificateId, number, course, admin } = await aCertificate(academy)
    const holder = academy.as(student)
    const address = await addressOf(student)
    const status = 'GET /api/certification/certification-status/{courseId}'
    const { certificateUrl } = await holder.call(status, { params: { courseId: course.id } })
    expect(certificateUrl).toBe(address)
    const opened = await open(address)
    expect(opened).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
    expect(opened.text).toMatch(/^%PDF-/)
    expect(opened.headers['content-disposition']).toContain(
      `attachment; filename="certificate-${number}.pdf"`,
    )
    expect(await countOf(student)).toBe(1)
    expect((await academy.as(null).send(`HEAD ${address}`)).status).toBe(200)
    expect((await open(address, { range: 'bytes=10-99' })).status).toBe(206)
    expect(await countOf(student)).toBe(1)
    expect(await addressOf(student)).toBe(address)

    // A header decides alone; others' sessions come no further with somebody's address than without.
    const stranger = await aStudent(academy)
    expect((await academy.as(stranger).send(`GET ${address}`)).status).toBe(404)
    expect((await open(address, { token: 'x'.repeat(43) })).status).toBe(401)
    const params = { id: certificateId }
    const body = { reason: 'A wrong name' }
    const { certificate } = await academy
      .as(admin)
      .call('POST /api/certification/certificates/{id}/revoke', { params, body })
    const ofAdmin = certificate.certificateFile
    expect((await open(ofAdmin)).status).toBe(200)
    expect(await countOf(student)).toBe(1)
    const { db } = academy.services
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute()
    expect((await open(ofAdmin)).status).toBe(404)

    await holder.call('POST /api/user/logout', {})
    expect(await open(address)).toMatchObject({ status: 401, body: { message: 'Please log in to continue' } })
  })

  test('has no address that anybody could make, change or keep', async () => {
    const address = await addressOf(issued.student)
    const [path = '', search] = address.split('?')
    const stranger = await aStudent(academy)
    const other = await aCertificate(academy)
    const changed = (name: string, change: (value: string) => string) => {
      const query = new URLSearchParams(search)
      query.set(name, change(query.get(name) ?? ''))
      return `${path}?${query}`
    }
    const flip = (text: string) => (text[0] === 'A' ? 'B' : 'A') + text.slice(1)
    const wrong = [
      path,
      changed('s', flip),
      changed('u', () => stranger.sessionId),
      changed('e', (seconds) => String(Number(seconds) + 1)),
      `${address}&u=${stranger.sessionId}`,
      `${(await addressOf(other.student)).split('?')[0]}?${search}`,
      // Only the file opens so.
      `/api/certification/certificates/my?${search}`,
    ]
    for (const url of wrong) expect([url, (await open(url)).status]).toEqual([url, 401])
    expect((await open(address)).status).toBe(200)
    academy.clock.advance(6 * 3_600_000)
    expect((await open(address)).status).toBe(401)
    const fresh = await addressOf(issued.student)
    expect((await open(fresh)).status).toBe(200)
    const endSessionAt = (expires_at: Date) =>
      academy.services.db
        .updateTable('sessions')
        .set({ expires_at })
        .where('id', '=', issued.student.sessionId)
        .execute()
    await endSessionAt(new Date())
    expect((await open(fresh)).status).toBe(401)
    await endSessionAt(new Date(Date.now() + 3_600_000))
  })

  test('is not there before the certificate is out', async () => {
    const { student, certificateId } = await anApprovedCertificate(academy)
    expect((await academy.as(student).send(file, { params: { id: certificateId } })).status).toBe(404)
  })
})

describe('one’s own', () => {
  test('come with what shares them; what waits stands beside them', async () => {
    const { student, number, course } = issued
    const waiting = await aPassedExam(academy)
    const other = await aCertifyingCourse(academy, { title: 'Maps & “Hills”' })
    const mine = await aCertificate(academy, { course: other })
    const { certificates } = await ownOf(student)
    expect(certificates).toHaveLength(1)
    expect(certificates[0]).toMatchObject({
      certificateNumber: number,
      course: { _id: course.id, title: 'Small Games with Canvas' },
      checkUrl: `${academy.services.config.publicUrl}/certificate/${number}`,
      certificateFile: expect.stringContaining(`/api/certification/certificates/${issued.certificateId}?`),
      holderName: 'Diane Ingabire',
      signatoryName: 'Impinga',
      place: 'Kigali',
      isUploaded: false,
      revokedAt: null,
    })
    expect(certificates[0]?.fileBytes).toBeGreaterThan(10_000)
    expect(await ownOf(waiting.student)).toEqual({ certificates: [], waiting: [] })
    const [shared] = (await ownOf(mine.student)).certificates
    const linkedIn = new URL(shared?.linkedInUrl ?? '')
    expect(linkedIn.origin + linkedIn.pathname).toBe('https://www.linkedin.com/profile/add')
    const issuedAt = new Date(shared?.issuedDate ?? '')
    expect(Object.fromEntries(linkedIn.searchParams)).toEqual({
      startTask: 'CERTIFICATION_NAME',
      name: 'Maps & “Hills”',
      organizationName: 'Impinga',
      issueYear: String(issuedAt.getUTCFullYear()),
      issueMonth: expect.stringMatching(/^([1-9]|1[0-2])$/),
      certUrl: shared?.checkUrl,
      certId: mine.number,
    })
  })

  test('their status goes from asked for to completed, and stays for whoever leaves the course', async () => {
    const status = 'GET /api/certification/certification-status/{courseId}'
    const passed = await aPassedExam(academy)
    const params = { courseId: passed.course.id }
    const student = academy.as(passed.student)
    expect(await student.call(status, { params })).toMatchObject({ status: null, certificateUrl: null })
    const asked = await aCertificationRequest(academy)
    const waiting = await academy.as(asked.student).call(status, { params: { courseId: asked.course.id } })
    expect(waiting).toMatchObject({ status: 'pending', certificateUrl: null, certificate: null })
    const { waiting: shown } = await ownOf(asked.student)
    expect(shown).toMatchObject([
      { _id: asked.request._id, status: 'pending', requestedBy: asked.course.owner.name },
    ])

    const { student: holder, course, certificateId } = await aCertificate(academy)
    await academy.services.db.deleteFrom('enrolments').where('user_id', '=', holder.id).execute()
    const done = await academy.as(holder).call(status, { params: { courseId: course.id } })
    expect(done).toMatchObject({
      status: 'completed',
      certificate: { _id: certificateId, certificateFile: done.certificateUrl },
    })
  })
})
