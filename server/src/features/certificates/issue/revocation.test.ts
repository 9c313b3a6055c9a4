import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCertificate, anApprovedCertificate } from '../../../testing/certificates.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

const revoke = 'POST /api/certification/certificates/{id}/revoke'
const reissue = 'POST /api/certification/certificates/{id}/reissue'
const reason = 'The name was misspelled'
const statusOf = async (number: string) =>
  (await academy.app.inject({ url: `/certificate/${number}` })).statusCode
const ownOf = (person: TestPerson) => academy.as(person).call('GET /api/certification/certificates/my')
const notesOf = async (person: TestPerson) =>
  (await academy.as(person).call('GET /api/notifications')).notifications.map(({ title }) => title)
const actOn = (id: string) =>
  academy.services.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('an admin revokes', () => {
  test('for good, with a reason that its holder and every reader get', async () => {
    const { certificateId, student, number } = await aCertificate(academy)
    const params = { id: certificateId }
    expect(await academy.as(admin).send(revoke, { params, body: { reason: ' ' } })).toMatchObject({
      status: 400,
      body: { message: M.reasonRequired },
    })
    const reply = await academy.as(admin).call(revoke, { params, body: { reason } })
    expect(reply).toMatchObject({ message: M.revoked, certificate: { revokedReason: reason } })
    expect(await statusOf(number)).toBe(410)
    const { certificates } = await ownOf(student)
    expect(certificates[0]).toMatchObject({ _id: certificateId, revokedReason: reason })
    expect((await notesOf(student))[0]).toBe('Your certificate was revoked')
    const mail = (await academy.outbox()).findLast(({ to }) => to === student.email)
    expect(mail?.text).toContain(reason)
    expect(await actOn(certificateId)).toMatchObject({
      action: 'revoke-certificate',
      actor_id: admin.id,
      details: { number, before: { revoked: false }, after: { revoked: true, reason } },
    })
  })

  test('once, also of twenty at the same moment', async () => {
    const { certificateId, student } = await aCertificate(academy)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        academy.as(admin).send(revoke, { params: { id: certificateId }, body: { reason } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect((await notesOf(student)).filter((title) => title.includes('revoked'))).toHaveLength(1)
  })

  test('before it is drawn: then it never comes out', async () => {
    const { certificateId, number, request, student, course } = await anApprovedCertificate(academy)
    await academy.as(admin).call(revoke, { params: { id: certificateId }, body: { reason } })
    await academy.runJobs()
    expect(await statusOf(number)).toBe(404)
    expect(await ownOf(student)).toEqual({ certificates: [], waiting: [] })
    const status = await academy
      .as(student)
      .call('GET /api/certification/certification-status/{courseId}', { params: { courseId: course.id } })
    expect(status).toMatchObject({ certificateUrl: null, certificate: { revokedReason: reason } })
    const draw = 'POST /api/certification/certification-requests/{id}/draw'
    expect(await academy.as(admin).send(draw, { params: { id: request._id } })).toMatchObject({
      status: 409,
      body: { message: M.alreadyRevoked },
    })
  })
})

describe('an admin issues anew', () => {
  test('another number and the right name; the old one is revoked and points to it', async () => {
    const old = await aCertificate(academy, { name: 'Aline Uwse' })
    const { certificate } = await academy.as(admin).call(reissue, {
      params: { id: old.certificateId },
      body: { reason, holderName: 'Aline Uwase' },
    })
    expect(certificate).toMatchObject({ holderName: 'Aline Uwase', revokedAt: null })
    expect(certificate.certificateNumber).not.toBe(old.number)
    expect(await statusOf(old.number)).toBe(410)
    await academy.runJobs()
    expect(await statusOf(certificate.certificateNumber)).toBe(200)
    const { certificates, waiting } = await ownOf(old.student)
    expect(certificates.map(({ _id }) => _id)).toEqual([certificate._id])
    expect(waiting).toEqual([])
    expect((await notesOf(old.student)).slice(0, 2)).toEqual([
      'Your certificate is ready',
      'Your certificate was issued anew',
    ])
    const row = await academy.services.db
      .selectFrom('certificates')
      .selectAll()
      .where('id', '=', certificate._id)
      .executeTakeFirstOrThrow()
    expect(row.replaces_id).toBe(old.certificateId)
    expect(await actOn(certificate._id)).toMatchObject({
      action: 'reissue-certificate',
      details: { before: { number: old.number }, reason },
    })
    const { requests } = await academy.as(admin).call('GET /api/certification/certification-requests', {
      query: { search: certificate.certificateNumber },
    })
    expect(requests).toMatchObject([
      { _id: old.request._id, status: 'completed', certificate: { _id: certificate._id } },
    ])
  })

  test('keeps the name when none is given, and the course as it was', async () => {
    const old = await aCertificate(academy, { name: 'Keza Mutoni' })
    await academy.services.db.deleteFrom('courses').where('id', '=', old.course.id).execute()
    const { certificate } = await academy.as(admin).call(reissue, {
      params: { id: old.certificateId },
      body: { reason: 'The seal was missing' },
    })
    await academy.runJobs()
    expect(certificate).toMatchObject({ holderName: 'Keza Mutoni', courseTitle: 'Small Games with Canvas' })
    expect(await statusOf(certificate.certificateNumber)).toBe(200)
  })

  test('a revoked one too, but none twice, also of twenty at the same moment', async () => {
    const old = await aCertificate(academy)
    const params = { id: old.certificateId }
    await academy.as(admin).call(revoke, { params, body: { reason: 'A mistake' } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => academy.as(admin).send(reissue, { params, body: { reason } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.message]).toEqual([409, M.alreadyReplaced])
    await academy.runJobs()
    const { certificates } = await ownOf(old.student)
    expect(certificates).toHaveLength(1)
    const gone = (await academy.app.inject({ url: `/certificate/${old.number}` })).payload
    expect(gone).toContain('A mistake')
  })

  test('with a name that the fonts cannot write it waits for an upload', async () => {
    const old = await aCertificate(academy)
    const name = 'Aline ᚠᚢᚦ'
    await academy.as(admin).call(reissue, {
      params: { id: old.certificateId },
      body: { reason, holderName: name },
    })
    await academy.runJobs()
    const { requests } = await academy.as(admin).call('GET /api/certification/certification-requests', {
      query: { status: 'approved' },
    })
    expect(requests.find(({ _id }) => _id === old.request._id)).toMatchObject({
      status: 'approved',
      problem: M.nameNotDrawable(name),
    })
    expect((await ownOf(old.student)).waiting).toMatchObject([{ _id: old.request._id, status: 'approved' }])
  })
})
