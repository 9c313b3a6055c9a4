import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { aCertificate, aCertificationRequest, type IssuedCertificate } from '../../testing/certificates.ts'
import { anAdmin, type TestPerson } from '../../testing/people.ts'
import { sweepStorage } from '../../testing/sweep.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

type Parent = 'users' | 'courses' | 'assessments' | 'submissions'
const drop = async (table: Parent, id: string) => {
  const { db } = academy.services
  // Courses are given to somebody else before their instructor goes.
  await db.updateTable('courses').set({ instructor_id: null }).where('instructor_id', '=', id).execute()
  await db.deleteFrom(table).where('id', '=', id).execute()
}
const page = (number: string) => academy.app.inject({ url: `/certificate/${number}` })
const fileFor = (person: TestPerson, id: string) =>
  academy.as(person).send('GET /api/certification/certificates/{id}', { params: { id } })
const requestOf = async (id: string) => {
  const { requests } = await academy.as(admin).call('GET /api/certification/certification-requests', {
    query: { limit: 1000 },
  })
  return requests.find(({ _id }) => _id === id)
}

describe('a certificate outlives', () => {
  test.each<[string, Parent, (issued: IssuedCertificate) => string]>([
    ['its course', 'courses', ({ course }) => course.id],
    ['its exam', 'assessments', ({ course }) => course.exam.id],
    ['its submission', 'submissions', ({ submissionId }) => submissionId],
    ['its instructor', 'users', ({ course }) => course.owner.id],
    ['the admin who approved it', 'users', (issued) => issued.admin.id],
  ])('%s', async (_, table, parentOf) => {
    const issued = await aCertificate(academy, { name: 'Diane Ingabire' })
    const { student, certificateId, number, course } = issued
    const before = (await fileFor(student, certificateId)).text
    await drop(table, parentOf(issued))
    const valid = await page(number)
    expect(valid.statusCode).toBe(200)
    for (const text of ['Diane Ingabire', 'Small Games with Canvas', course.owner.name])
      expect(valid.payload).toContain(text)
    expect((await fileFor(student, certificateId)).text).toBe(before)
    const { certificates } = await academy.as(student).call('GET /api/certification/certificates/my')
    expect(certificates).toMatchObject([{ _id: certificateId, courseTitle: 'Small Games with Canvas' }])
    expect(await requestOf(issued.request._id)).toMatchObject({
      status: 'completed',
      requestedBy: course.owner.name,
      approvedBy: issued.admin.name,
      percentage: 100,
    })
  })

  test('all of them, and is still drawn anew, to the same bytes', async () => {
    const { student, certificateId, request, course } = await aCertificate(academy)
    const before = (await fileFor(student, certificateId)).text
    await drop('courses', course.id)
    await drop('users', course.owner.id)
    const draw = 'POST /api/certification/certification-requests/{id}/draw'
    await academy.as(admin).call(draw, { params: { id: request._id } })
    await academy.runJobs()
    expect((await fileFor(student, certificateId)).text).toBe(before)
  })
})

describe('a deleted student', () => {
  test('leaves a valid certificate that tells nobody who it was', async () => {
    const { student, certificateId, number, request } = await aCertificate(academy, { name: 'Zawadi Ineza' })
    await drop('users', student.id)
    const valid = await page(number)
    expect(valid.statusCode).toBe(200)
    expect(valid.payload).toContain('Deleted user')
    expect(valid.payload).not.toContain('Zawadi')
    expect(await fileFor(admin, certificateId)).toMatchObject({ status: 404, body: { message: M.fileGone } })
    expect(await requestOf(request._id)).toMatchObject({ status: 'completed', student: null })
    const { requests } = await academy.as(admin).call('GET /api/certification/certification-requests', {
      query: { search: 'Zawadi Ineza' },
    })
    expect(requests).toEqual([])
    const kept = await academy.services.db
      .selectFrom('certificates')
      .selectAll()
      .where('id', '=', certificateId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(kept)).not.toContain('Zawadi')
    const orphans = await academy.services.db.selectFrom('orphan_files').select('key').execute()
    expect(orphans.some(({ key }) => key.startsWith('certificates/'))).toBe(true)
  })

  test('can be issued, drawn and given nothing any more', async () => {
    const { student, certificateId, request } = await aCertificate(academy)
    const waiting = await aCertificationRequest(academy)
    await drop('users', student.id)
    await drop('users', waiting.student.id)
    const gone = { status: 409, body: { message: M.holderGone } }
    const as = academy.as(admin)
    expect(
      await as.send('POST /api/certification/certificates/{id}/reissue', {
        params: { id: certificateId },
        body: { reason: 'Anew' },
      }),
    ).toMatchObject(gone)
    expect(
      await as.send('POST /api/certification/certification-requests/{id}/draw', {
        params: { id: request._id },
      }),
    ).toMatchObject(gone)
    const params = { id: waiting.request._id }
    expect(
      await as.send('PUT /api/certification/certification-requests/{id}/approve', { params }),
    ).toMatchObject(gone)
    const withdraw = 'DELETE /api/certification/certification-requests/{id}'
    expect((await as.send(withdraw, { params, body: { reason: 'Left' } })).status).toBe(200)
  })
})

test('a request whose course is gone is approved with what the course was', async () => {
  const { request, student, course } = await aCertificationRequest(academy)
  await drop('courses', course.id)
  const approve = 'PUT /api/certification/certification-requests/{id}/approve'
  await academy.as(admin).call(approve, { params: { id: request._id } })
  await academy.runJobs()
  const { certificates } = await academy.as(student).call('GET /api/certification/certificates/my')
  expect(certificates).toMatchObject([
    {
      course: { _id: null, title: 'Small Games with Canvas' },
      category: 'Game Development',
      durationWeeks: 4,
      instructorName: course.owner.name,
    },
  ])
})

test('the sweep leaves the files of certificates alone, and takes what none names', async () => {
  const { student, certificateId } = await aCertificate(academy)
  const { files } = academy.services
  const key = `certificates/${'a'.repeat(32)}.pdf`
  await files.put(key, Buffer.from('left behind'))
  await sweepStorage(academy)
  expect(await files.stat(key)).toBeNull()
  expect((await fileFor(student, certificateId)).status).toBe(200)
})
