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
    expect(head.status).toBe(200)
    const range = await holder.send(file, { params, headers: { range: 'bytes=10-99' } })
    expect(range.status).toBe(206)
    const known = await holder.send(file, { params, headers: { 'if-none-match': String(headers.etag) } })
    expect(known.status).toBe(304)
    await academy.as(admin).send(file, { params })
    expect(await countOf(student)).toBe(1)
    await Promise.all(Array.from({ length: 20 }, () => holder.send(file, { params })))
    expect(await countOf(student)).toBe(21)
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
      certificateFile: `/api/certification/certificates/${issued.certificateId}`,
      holderName: 'Diane Ingabire',
      signatoryName: 'Chantal Gatera',
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
      certificateUrl: `/api/certification/certificates/${certificateId}`,
      certificate: { _id: certificateId },
    })
  })
})
