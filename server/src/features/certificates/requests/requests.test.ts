import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import {
  aCertificate,
  aCertificationRequest,
  aCertifyingCourse,
  aPassedExam,
  askFor,
  type PassedExam,
} from '../../../testing/certificates.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { anAdmin, anInstructor, aStudent } from '../../../testing/people.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

const ask = 'POST /api/instructor/request-certification'
const askMany = 'POST /api/instructor/request-certifications'

describe('an instructor asks for a certificate', () => {
  test('of a passed exam: it waits, the student is told, and it is written down', async () => {
    const passed = await aPassedExam(academy)
    const request = await askFor(academy, passed)
    expect(request).toMatchObject({
      status: 'pending',
      student: { _id: passed.student.id, name: passed.student.name },
      course: { _id: passed.course.id },
      requestedBy: passed.course.owner.name,
      finalExamSubmission: passed.submissionId,
      percentage: 100,
      approvedAt: null,
      certificate: null,
    })
    const { notifications } = await academy.as(passed.student).call('GET /api/notifications')
    expect(notifications[0]).toMatchObject({
      title: 'Your certificate was requested',
      link: '/my-certificates',
    })
    const mail = (await academy.outbox()).find(({ to }) => to === passed.student.email)
    expect(mail?.text).toContain('Small Games with Canvas')
    const act = await academy.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', request._id)
      .executeTakeFirst()
    expect(act).toMatchObject({ action: 'request-certification', actor_id: passed.course.owner.id })
  })

  test('only once, also of twenty at the same moment', async () => {
    const { course, student, submissionId } = await aPassedExam(academy)
    const body = { studentId: student.id, courseId: course.id, submissionId }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => academy.as(course.owner).send(ask, { body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.message]).toEqual([409, M.alreadyRequested])
    const { unreadCount } = await academy.as(student).call('GET /api/notifications')
    expect(unreadCount).toBe(1)
    expect((await academy.outbox()).filter(({ to }) => to === student.email)).toHaveLength(1)
  })

  test('not of a failed exam, nor of one that waits for marks', async () => {
    const { course, student, submissionId } = await aPassedExam(academy, { isFailed: true })
    const body = { studentId: student.id, courseId: course.id, submissionId }
    expect(await academy.as(course.owner).send(ask, { body })).toMatchObject({
      status: 409,
      body: { message: M.notPassed },
    })
  })

  test('not with another student, another course, or a submission that is none', async () => {
    const owner = await anInstructor(academy)
    const course = await aCertifyingCourse(academy, { instructor: owner })
    const other = await aCertifyingCourse(academy, { instructor: owner })
    const { student, submissionId } = await aPassedExam(academy, { course })
    const stranger = await aStudent(academy)
    for (const body of [
      { studentId: stranger.id, courseId: course.id, submissionId },
      { studentId: student.id, courseId: other.id, submissionId },
      { studentId: student.id, courseId: course.id, submissionId: 'f'.repeat(24) },
    ])
      expect(await academy.as(owner).send(ask, { body })).toMatchObject({
        status: 400,
        body: { message: M.submissionForeign },
      })
  })

  test('a mark that is lowered later takes nothing back', async () => {
    const { request, submissionId } = await aCertificationRequest(academy)
    await academy.services.db
      .updateTable('submissions')
      .set({ passed: false, total_marks_awarded: 0 })
      .where('id', '=', submissionId)
      .execute()
    const { requests } = await academy
      .as(await anAdmin(academy))
      .call('GET /api/certification/certification-requests', { query: { limit: 1000 } })
    expect(requests.find(({ _id }) => _id === request._id)).toMatchObject({
      status: 'pending',
      percentage: 100,
    })
  })
})

describe('an instructor asks for many', () => {
  test('without ids for everybody who passed and has none', async () => {
    const course = await aCertifyingCourse(academy)
    const first = await aCertificationRequest(academy, { course })
    const others = [await aPassedExam(academy, { course }), await aPassedExam(academy, { course })]
    const failed = await aPassedExam(academy, { course, isFailed: true })
    const foreign = await aPassedExam(academy)
    const client = academy.as(course.owner)
    const params = { courseId: course.id }
    const before = await client.call('GET /api/instructor/certifiable/{courseId}', { params })
    expect(before.submissions.map(({ status }) => status)).toEqual([null, null, 'pending'])
    expect(before.certifiable).toBe(2)
    for (const [{ submissionId }, status] of [
      [first, 'pending'],
      [others[0] as PassedExam, null],
    ] as const) {
      const query = { submission: submissionId }
      const alone = await client.call('GET /api/instructor/certifiable/{courseId}', { params, query })
      expect(alone).toMatchObject({ submissions: [{ submissionId, status }], certifiable: 2 })
    }
    for (const { submissionId: submission } of [failed, foreign]) {
      const alone = await client.call('GET /api/instructor/certifiable/{courseId}', {
        params,
        query: { submission },
      })
      expect(alone.submissions).toEqual([])
    }

    const reply = await client.call(askMany, { body: { courseId: course.id } })
    expect(reply).toEqual({ message: M.requestsCreated(2), created: 2, failed: [] })
    const after = await client.call('GET /api/instructor/certifiable/{courseId}', { params })
    expect(after.submissions.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending'])
    expect(after.certifiable).toBe(0)
    for (const { student } of [first, ...others]) {
      const { unreadCount } = await academy.as(student).call('GET /api/notifications')
      expect(unreadCount).toBe(1)
    }
    expect(await client.send(askMany, { body: { courseId: course.id } })).toMatchObject({
      status: 409,
      body: { message: M.nonePassed },
    })
  })

  test('each that cannot be is told with its reason', async () => {
    const course = await aCertifyingCourse(academy)
    const asked = await aCertificationRequest(academy, { course })
    const passed = await aPassedExam(academy, { course })
    const failed = await aPassedExam(academy, { course, isFailed: true })
    const gone = await aPassedExam(academy, { course })
    await academy.services.db.deleteFrom('users').where('id', '=', gone.student.id).execute()
    const foreign = await aPassedExam(academy)
    const submissionIds = [asked, passed, failed, gone, foreign].map(({ submissionId }) => submissionId)
    const reply = await academy.as(course.owner).call(askMany, {
      body: { courseId: course.id, submissionIds: [...submissionIds, passed.submissionId] },
    })
    expect(reply.created).toBe(1)
    expect(reply.failed).toEqual([
      { submissionId: asked.submissionId, student: asked.student.name, message: M.alreadyRequested },
      { submissionId: failed.submissionId, student: failed.student.name, message: M.notPassed },
      { submissionId: gone.submissionId, student: 'Deleted user', message: M.holderGone },
      { submissionId: foreign.submissionId, student: 'Deleted user', message: M.submissionForeign },
    ])
  })

  test('twenty at the same moment make one request each', async () => {
    const course = await aCertifyingCourse(academy)
    await aPassedExam(academy, { course })
    await aPassedExam(academy, { course })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        academy.as(course.owner).send(askMany, { body: { courseId: course.id } }),
      ),
    )
    const created = answers.reduce((sum, { body }) => sum + (body.created ?? 0), 0)
    expect(created).toBe(2)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  })
})

test('whoever teaches sees that a certificate was revoked, until another takes its place', async () => {
  const { course, certificateId, admin } = await aCertificate(academy)
  const seen = async () =>
    (
      await academy
        .as(course.owner)
        .call('GET /api/instructor/certifiable/{courseId}', { params: { courseId: course.id } })
    ).submissions.map(({ status, isRevoked }) => [status, isRevoked])
  expect(await seen()).toEqual([['completed', false]])
  const call = { params: { id: certificateId }, body: { reason: 'A mistake' } }
  await academy.as(admin).call('POST /api/certification/certificates/{id}/revoke', call)
  expect(await seen()).toEqual([['completed', true]])
  await academy.as(admin).call('POST /api/certification/certificates/{id}/reissue', call)
  expect(await seen()).toEqual([['approved', false]])
})

test('who is deleted while many are asked for takes no other request along', async () => {
  const course = await aCertifyingCourse(academy)
  const [gone, stays] = [await aPassedExam(academy, { course }), await aPassedExam(academy, { course })]
  const body = { courseId: course.id, submissionIds: [gone.submissionId, stays.submissionId] }
  const asked = await meanwhile(
    academy,
    (db) => db.deleteFrom('users').where('id', '=', gone.student.id).execute(),
    () => academy.as(course.owner).call(askMany, { body }),
  )
  expect(asked).toMatchObject({
    created: 1,
    failed: [{ submissionId: gone.submissionId, message: M.holderGone }],
  })
})

describe('an admin withdraws a request', () => {
  const withdraw = 'DELETE /api/certification/certification-requests/{id}'

  test('with a reason, which the asker hears; its student hears that it is gone, and it may be asked for again', async () => {
    const asked = await aCertificationRequest(academy)
    const admin = academy.as(await anAdmin(academy))
    const params = { id: asked.request._id }
    expect(await admin.send(withdraw, { params, body: {} })).toMatchObject({
      status: 400,
      body: { message: M.reasonRequired },
    })
    await admin.call(withdraw, { params, body: { reason: 'The project is missing' } })
    const { notifications } = await academy.as(asked.course.owner).call('GET /api/notifications')
    expect(notifications[0]?.message).toContain('The project is missing')
    expect(await admin.send(withdraw, { params, body: { reason: 'Twice' } })).toMatchObject({ status: 404 })
    await askFor(academy, asked)
    const told = await academy.as(asked.student).call('GET /api/notifications')
    expect(told.notifications.map(({ title }) => title)).toEqual([
      'Your certificate was requested',
      'The request for your certificate was taken back',
      'Your certificate was requested',
    ])
    expect(told.notifications[1]?.message).not.toContain('The project is missing')
  })
})
