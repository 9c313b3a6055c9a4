import { CERTIFICATE_NOTES as N } from '@academy/contract/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCertificationRequest, aCertifyingCourse, aPassedExam } from '../../../testing/certificates.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let claudine: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  claudine = await anAdmin(academy)
})
afterAll(() => academy.stop())

async function waiting() {
  await academy.runJobs()
  const { notifications } = await academy.as(claudine).call('GET /api/notifications')
  return notifications.filter(({ kind }) => kind === 'certification-waits')
}

test('what waits for approval is one row for each admin, asked for one by one or for many, and goes when nothing waits', async () => {
  const first = await aCertificationRequest(academy)
  expect(await waiting()).toMatchObject([
    { ...N.waiting(1), count: 1, event: 'certifications-wait', link: '/admin/certifications' },
  ])
  const course = await aCertifyingCourse(academy)
  for (let i = 0; i < 2; i++) await aPassedExam(academy, { course })
  await academy
    .as(course.owner)
    .call('POST /api/instructor/request-certifications', { body: { courseId: course.id } })
  expect(await waiting()).toMatchObject([{ title: '3 certification requests wait', isRead: false }])
  const as = academy.as(claudine)
  await as.call('PUT /api/certification/certification-requests/{id}/approve', {
    params: { id: first.request._id },
  })
  expect(await waiting()).toMatchObject([{ title: '2 certification requests wait' }])
  const { requests } = await as.call('GET /api/certification/certification-requests', {
    query: { status: 'pending' },
  })
  await as.call('PUT /api/certification/certification-requests/approve', {
    body: { ids: requests.map(({ _id }) => _id) },
  })
  expect(await waiting()).toEqual([])
})
