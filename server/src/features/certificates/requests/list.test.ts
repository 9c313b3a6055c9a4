import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import {
  aCertificate,
  aCertificationRequest,
  aCertifyingCourse,
  anApprovedCertificate,
  aPassedExam,
  askFor,
} from '../../../testing/certificates.ts'
import { meanwhile, renamed } from '../../../testing/meanwhile.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

type Query = {
  status?: 'all' | 'pending' | 'approved' | 'completed' | 'revoked'
  sort?: 'student' | '-student' | 'requested' | '-requested'
  search?: string
  student?: string
  page?: number
  limit?: number
}
const list = (query: Query = {}) =>
  academy.as(admin).call('GET /api/certification/certification-requests', { query })
const idsOf = async (query: Query) => (await list(query)).requests.map(({ _id }) => _id)

describe('the list of requests', () => {
  test('shows those that wait, the oldest first, then the others, the newest first', async () => {
    const course = await aCertifyingCourse(academy, { title: 'Kinyarwanda for Nurses' })
    const done = await aCertificate(academy, { course, name: 'Éric Mugisha' })
    const approved = await anApprovedCertificate(academy, { course, name: 'Solange Uwera' })
    const first = await aCertificationRequest(academy, { course, name: 'Divine Iradukunda' })
    const second = await aCertificationRequest(academy, { name: 'Divine Keza' })
    const [doneId, approvedId, firstId, secondId] = [done, approved, first, second].map(
      ({ request }) => request._id,
    )
    expect(await idsOf({})).toEqual([firstId, secondId, approvedId, doneId])
    expect(await idsOf({ status: 'pending' })).toEqual([firstId, secondId])
    expect(await idsOf({ status: 'approved' })).toEqual([approvedId])
    expect(await idsOf({ status: 'completed' })).toEqual([doneId])
    for (const status of ['all', 'pending', 'completed'] as const) {
      const whole = await idsOf({ status })
      const pages = whole.map(async (_, at) => (await list({ status, limit: 1, page: at + 1 })).requests)
      expect((await Promise.all(pages)).flat().map(({ _id }) => _id)).toEqual(whole)
    }
    const page = await list({ limit: 3, page: 2 })
    expect(page.requests.map(({ _id }) => _id)).toEqual([doneId])
    expect(page).toMatchObject({ total: 4, page: 2, pages: 2 })
    expect(page.counts).toEqual({ all: 4, pending: 2, approved: 1, completed: 1, revoked: 0 })

    expect(await idsOf({ search: 'eric mug' })).toEqual([doneId])
    expect(await idsOf({ search: 'NURSES' })).toEqual([firstId, approvedId, doneId])
    expect(await idsOf({ search: done.number.toLowerCase().replaceAll('-', ' ') })).toEqual([doneId])
    expect(await idsOf({ search: done.number.slice(0, 7) })).toEqual([doneId])
    expect(await idsOf({ search: 'di' })).toEqual([firstId, secondId])
    expect(await idsOf({ search: '%' })).toEqual([])
    expect(await idsOf({ search: 'divine', status: 'completed' })).toEqual([])
    await academy.as(first.student).call('PUT /api/user/me', { body: { name: 'Divine Mukamana' } })
    expect(await idsOf({ search: 'iradukunda' })).toEqual([])
    expect(await idsOf({ search: 'mukamana' })).toEqual([firstId])
  })

  test('of one person has theirs alone, whoever else is called so', async () => {
    const one = await aCertificationRequest(academy, { name: 'Clementine Ingabire' })
    const other = await aCertificationRequest(academy, { name: 'Clementine Ingabire' })
    const { requests, total, counts } = await list({ student: one.student.id })
    expect(requests.map(({ _id }) => _id)).toEqual([one.request._id])
    expect({ total, counts }).toEqual({
      total: 1,
      counts: { all: 1, pending: 1, approved: 0, completed: 0, revoked: 0 },
    })
    expect(await idsOf({ student: one.student.id, status: 'completed' })).toEqual([])
    expect(await idsOf({ student: other.student.id, search: 'ingabire', sort: '-requested' })).toEqual([
      other.request._id,
    ])
    const wrong = { query: { student: 'undefined' } }
    const refused = await academy.as(admin).send('GET /api/certification/certification-requests', wrong)
    expect(refused.status).toBe(400)
  })

  test('of ten thousand is read through its indexes', async () => {
    const { db } = academy.services
    await sql`
      insert into users (id, name, email, role, mainrole)
      select lpad(to_hex(n), 24, '0'), 'Student ' || n, 'student' || n || '@example.rw', 'user', ''
      from generate_series(1, 10000) n`.execute(db)
    const { id: courseId } = await aCertifyingCourse(academy)
    await sql`
      insert into certification_requests (id, status, student_id, course_id, course_title, course_description,
        category, duration_weeks, instructor_name, percentage, requested_by_name, requested_at, approved_at, completed_at)
      select lpad(to_hex(n), 24, '0'), case when n % 10 = 0 then 'pending' else 'completed' end,
        lpad(to_hex(n), 24, '0'), ${courseId}, 'Small Games', '', 'Game Development', 4, 'Grace', 90, 'Grace',
        now() - n * interval '1 minute', case when n % 10 > 0 then now() end, case when n % 10 > 0 then now() end
      from generate_series(1, 10000) n`.execute(db)
    await sql`vacuum analyze certification_requests`.execute(db)
    const page = await list({ limit: 50 })
    expect(page.counts.all).toBeGreaterThanOrEqual(10_000)
    expect(page.requests).toHaveLength(50)
    for (const [query, index] of [
      [`where status = 'pending' order by requested_at, id limit 50`, 'certification_requests_pending'],
      [
        `where status <> 'pending' order by requested_at desc, id desc limit 50`,
        'certification_requests_decided',
      ],
      [
        `where status = 'approved' order by requested_at desc, id desc limit 50`,
        'certification_requests_by_status',
      ],
      [`where search like '%student7777@%'`, 'certification_requests_search'],
      [`where student_id = lpad(to_hex(7777), 24, '0')`, 'certification_requests_once'],
    ] as const) {
      const { rows } = await sql<Record<string, string>>`${sql.raw(
        `explain select * from certification_requests ${query}`,
      )}`.execute(db)
      expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain(index)
    }
    expect(await idsOf({ search: 'student 7777' })).toHaveLength(1)
  })
})

test('whoever takes a new name while they are asked for is found by it', async () => {
  const passed = await aPassedExam(academy, { name: 'Yvette Gasana' })
  await meanwhile(academy, renamed(passed.student, 'Yvette Rutayisire'), () => askFor(academy, passed))
  const { requests } = await list({ search: 'rutayisire' })
  expect(requests).toMatchObject([{ student: { _id: passed.student.id } }])
})
