import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import {
  aCertificate,
  aCertificationRequest,
  aCertifyingCourse,
  anApprovedCertificate,
} from '../../../testing/certificates.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'
import { askToDraw } from '../issue/drawing-jobs.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy, { name: 'Claudine Umutoni' })
})
afterAll(() => academy.stop())

const approve = 'PUT /api/certification/certification-requests/{id}/approve'
const approveMany = 'PUT /api/certification/certification-requests/approve'
const requestOf = async (id: string) => {
  const { requests } = await academy
    .as(admin)
    .call('GET /api/certification/certification-requests', { query: { limit: 1000 } })
  return requests.find(({ _id }) => _id === id)
}
/** Of one course. */
const threeRequests = async () => {
  const course = await aCertifyingCourse(academy)
  const asked = [
    await aCertificationRequest(academy, { course }),
    await aCertificationRequest(academy, { course }),
    await aCertificationRequest(academy, { course }),
  ]
  return { asked, ids: asked.map(({ request }) => request._id) }
}
const titlesOf = async (person: TestPerson) => {
  const { notifications } = await academy.as(person).call('GET /api/notifications')
  return notifications.map(({ title }) => title).toReversed()
}
const actsOn = (id: string) =>
  academy.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

describe('an admin approves', () => {
  test('the certificate gets its number, is drawn, handed over, and its student hears of each step', async () => {
    const { request, student, number } = await anApprovedCertificate(academy, { admin })
    expect(request).toMatchObject({ status: 'approved', approvedBy: 'Claudine Umutoni', problem: '' })
    expect(number).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/)
    await academy.runJobs()
    expect(await requestOf(request._id)).toMatchObject({
      status: 'completed',
      certificate: { certificateNumber: number, isUploaded: false, revokedAt: null },
    })
    const told = [
      'Your certificate was requested',
      'Your certificate is approved',
      'Your certificate is ready',
    ]
    expect(await titlesOf(student)).toEqual(told)
    const mails = (await academy.outbox()).filter(({ to }) => to === student.email)
    // Two jobs send side by side here, so letters of one moment have no order.
    expect(mails.map(({ subject }) => subject).sort()).toEqual([...told].sort())
    expect(await actsOn(request._id)).toEqual([
      { action: 'request-certification' },
      { action: 'approve-certification' },
    ])
  })

  test('with notes; and only what waits', async () => {
    const { request } = await aCertificationRequest(academy)
    const params = { id: request._id }
    const reply = await academy.as(admin).call(approve, { params, body: { notes: 'With honours' } })
    expect(reply).toMatchObject({ message: M.approved, request: { notes: 'With honours' } })
    const again = await academy.as(admin).send(approve, { params })
    expect(again).toMatchObject({ status: 409, body: { message: M.notPending } })
    const unknown = await academy.as(admin).send(approve, { params: { id: 'f'.repeat(24) } })
    expect(unknown).toMatchObject({ status: 404, body: { message: M.requestNotFound } })
  })

  test('once, also of twenty at the same moment: one certificate, one notification', async () => {
    const { request, student } = await aCertificationRequest(academy)
    const admins = await Promise.all(Array.from({ length: 4 }, () => anAdmin(academy)))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        academy.as(admins[n % 4] ?? admin).send(approve, { params: { id: request._id } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    await academy.runJobs()
    const certificates = await academy.services.db
      .selectFrom('certificates')
      .select('id')
      .where('request_id', '=', request._id)
      .execute()
    expect(certificates).toHaveLength(1)
    expect(await titlesOf(student)).toHaveLength(3)
  })

  test('what stands on it is its own: later names and titles do not reach it', async () => {
    const course = await aCertifyingCourse(academy, { title: 'Maps of Kigali' })
    const { certificateId, student } = await aCertificate(academy, { course, name: 'Keza Mutoni' })
    await academy.as(student).call('PUT /api/user/me', { body: { name: 'Somebody Else' } })
    await academy.as(course.owner).call('PUT /api/instructor/courses/{id}', {
      params: { id: course.id },
      body: { title: 'Another title' },
    })
    const { certificates } = await academy.as(student).call('GET /api/certification/certificates/my')
    expect(certificates).toEqual([
      expect.objectContaining({
        _id: certificateId,
        holderName: 'Keza Mutoni',
        courseTitle: 'Maps of Kigali',
      }),
    ])
  })
})

describe('the job that draws', () => {
  test('does nothing when it runs once more', async () => {
    const { certificateId, student } = await aCertificate(academy)
    const file = () =>
      academy.services.db
        .selectFrom('certificates')
        .select(['file_key', 'file_hash', 'credential', 'completed_at'])
        .where('id', '=', certificateId)
        .executeTakeFirst()
    const before = await file()
    expect(before?.credential).toContain('OpenBadgeCredential')
    await academy.write((ctx) => askToDraw(ctx, { certificateId, replacing: null }))
    await academy.runJobs()
    expect(await file()).toEqual(before)
    expect(await titlesOf(student)).toHaveLength(3)
  })

  test('tells every open page of admins and of its student to look again', async () => {
    const heard: string[] = []
    const { request, student } = await aCertificationRequest(academy)
    const leave = academy.services.eventHub.follow(['admins', `person:${student.id}`], (word) =>
      heard.push(word),
    )
    await expect.poll(() => heard).toContain('all')
    await academy.as(admin).call(approve, { params: { id: request._id } })
    const asked = () => heard.filter((word) => word === 'certificates').length
    await expect.poll(asked).toBe(2)
    await academy.runJobs()
    await expect.poll(asked).toBe(4)
    leave()
  })
})

describe('names that the fonts cannot write', () => {
  const name = 'Aline ᚠᚢᚦ'

  test('stay approved with the sentence; the admin renames and draws, or uploads', async () => {
    const { request, student, certificateId } = await anApprovedCertificate(academy, { name, admin })
    expect(request.problem).toBe(M.nameNotDrawable(name))
    await academy.runJobs()
    expect(await requestOf(request._id)).toMatchObject({ status: 'approved', completedAt: null })
    const draw = 'POST /api/certification/certification-requests/{id}/draw'
    const params = { id: request._id }
    expect(await academy.as(admin).send(draw, { params })).toMatchObject({
      status: 409,
      body: { message: M.nameNotDrawable(name) },
    })
    await academy.as(student).call('PUT /api/user/me', { body: { name: 'Aline Futhark' } })
    expect((await academy.as(admin).call(draw, { params })).request.problem).toBe('')
    await academy.runJobs()
    expect(await requestOf(request._id)).toMatchObject({ status: 'completed', problem: '' })
    const { certificates } = await academy.as(student).call('GET /api/certification/certificates/my')
    expect(certificates[0]).toMatchObject({ _id: certificateId, holderName: 'Aline Futhark' })
  })

  test('and no certificate goes out with a box in it, wherever the letter stands', async () => {
    const category = 'Web 🚀'
    const course = await aCertifyingCourse(academy, { category })
    const { request } = await anApprovedCertificate(academy, { course, admin })
    expect(request.problem).toBe(M.textNotDrawable(category))
    await academy.runJobs()
    expect(await requestOf(request._id)).toMatchObject({ status: 'approved', completedAt: null })
  })
})

describe('an admin approves many', () => {
  test('they are drawn as a batch, whose progress is told', async () => {
    const course = await aCertifyingCourse(academy)
    const ids: string[] = []
    for (const name of [undefined, undefined, 'Aline ᚠᚢᚦ'])
      ids.push((await aCertificationRequest(academy, { course, ...(name && { name }) })).request._id)
    const { request: done } = await anApprovedCertificate(academy)
    const reply = await academy
      .as(admin)
      .call(approveMany, { body: { ids: [...ids, done._id, 'e'.repeat(24)] } })
    expect(reply).toMatchObject({
      approved: 3,
      message: M.approvedMany(3),
      batch: { total: 3, drawn: 0, refused: 1 },
    })
    expect(reply.failed).toEqual([
      { _id: done._id, message: M.notPending },
      { _id: 'e'.repeat(24), message: M.requestNotFound },
    ])
    const list = () => academy.as(admin).call('GET /api/certification/certification-requests')
    expect((await list()).batch).toEqual(reply.batch)
    await academy.runJobs()
    expect((await list()).batch).toBeNull()
    const params = { id: reply.batch?._id ?? '' }
    const { batch } = await academy.as(admin).call('GET /api/certification/batches/{id}', { params })
    expect(batch).toMatchObject({ total: 3, drawn: 2, refused: 1 })
  })

  test('a batch does not wait for what cannot come out any more', async () => {
    const { asked, ids } = await threeRequests()
    const { batch: started } = await academy.as(admin).call(approveMany, { body: { ids } })
    const params = { id: started?._id ?? '' }
    const batch = async () =>
      (await academy.as(admin).call('GET /api/certification/batches/{id}', { params })).batch
    const newest = async () =>
      (await academy.as(admin).call('GET /api/certification/certification-requests')).batch
    const [gone, revoked, kept] = asked
    await academy.services.db
      .deleteFrom('users')
      .where('id', '=', gone?.student.id ?? '')
      .execute()
    const certificateOf = async (id = '') => (await requestOf(id))?.certificate?._id ?? ''
    await academy.as(admin).call('POST /api/certification/certificates/{id}/revoke', {
      params: { id: await certificateOf(revoked?.request._id) },
      body: { reason: 'A mistake' },
    })
    expect(await batch()).toMatchObject({ total: 1, drawn: 0 })
    await academy.runJobs()
    expect(await batch()).toMatchObject({ total: 1, drawn: 1 })
    await academy.as(admin).call('POST /api/certification/certificates/{id}/reissue', {
      params: { id: await certificateOf(kept?.request._id) },
      body: { reason: 'The seal was missing' },
    })
    expect(await newest()).toBeNull()
    await academy.runJobs()
    expect(await requestOf(kept?.request._id ?? '')).toMatchObject({ status: 'completed' })
  })

  test('twenty at the same moment approve each once', async () => {
    const { asked, ids } = await threeRequests()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        academy.as(admin).send(approveMany, { body: { ids: n % 2 ? ids : ids.toReversed() } }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.reduce((sum, { body }) => sum + body.approved, 0)).toBe(3)
    await academy.runJobs()
    for (const { student } of asked) expect(await titlesOf(student)).toHaveLength(3)
  })
})
