import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCertificate, aCertificationRequest, anApprovedCertificate } from '../../../testing/certificates.ts'
import { anAdmin } from '../../../testing/people.ts'
import { scheduleDrawing } from '../index.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy.stop())

test('what was approved is drawn at the next start, once, though the queue was lost', async () => {
  const done = await aCertificate(academy)
  const single = await anApprovedCertificate(academy)
  const two = [await aCertificationRequest(academy), await aCertificationRequest(academy)]
  const admin = academy.as(await anAdmin(academy))
  const ids = two.map(({ request }) => request._id)
  await admin.call('PUT /api/certification/certification-requests/approve', { body: { ids } })
  await sql`delete from graphile_worker._private_jobs`.execute(academy.services.db)

  await scheduleDrawing(academy.services)
  await scheduleDrawing(academy.services)
  await academy.runJobs()

  const list = 'GET /api/certification/certification-requests'
  const { requests, batch } = await admin.call(list, { query: { status: 'completed' } })
  const all = [done, single, ...two]
  expect(requests.map(({ _id }) => _id).toSorted()).toEqual(all.map(({ request }) => request._id).toSorted())
  expect(batch).toBeNull()
  for (const { student } of all) {
    const { notifications } = await academy.as(student).call('GET /api/notifications')
    expect(notifications.filter(({ title }) => title === 'Your certificate is ready')).toHaveLength(1)
  }
})
