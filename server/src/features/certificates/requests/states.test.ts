import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../../testing/academy.ts'
import { aCertificate, aCertificationRequest } from '../../../testing/certificates.ts'
import { anAdmin, type TestPerson } from '../../../testing/people.ts'

let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy)
})
afterAll(() => academy.stop())

const ADDRESS = 'GET /api/certification/certification-requests'
type Query = {
  status?: 'all' | 'pending' | 'approved' | 'completed' | 'revoked'
  search?: string
  sort?: 'student' | '-student' | 'requested' | '-requested'
  page?: number
  limit?: number
}
const list = (query: Query = {}) => academy.as(admin).call(ADDRESS, { query })
const namesOf = async (query: Query) => (await list(query)).requests.map(({ student }) => student?.name)
const csv = async (query: Query = {}) =>
  (await academy.as(admin).send(`${ADDRESS}/csv`, { query })).text.slice(1).trimEnd().split('\r\n')

async function revoked(name: string) {
  const issued = await aCertificate(academy, { name })
  const { requests } = await list({ search: name })
  const params = { id: requests[0]?.certificate?._id ?? '' }
  await academy.as(admin).call('POST /api/certification/certificates/{id}/revoke', {
    params,
    body: { reason: 'The exam was taken by somebody else.' },
  })
  return { ...issued, certificateId: params.id }
}

test('a revoked certificate is a state of its own, until it is issued anew', async () => {
  await aCertificationRequest(academy, { name: 'Aline Wanjiru' })
  await aCertificate(academy, { name: 'Béatrice Yohana' })
  const { certificateId } = await revoked('Chantal Zuba')
  expect((await list()).counts).toEqual({ all: 3, pending: 1, approved: 0, completed: 1, revoked: 1 })
  expect(await namesOf({ status: 'revoked' })).toEqual(['Chantal Zuba'])
  expect(await namesOf({ status: 'completed' })).toEqual(['Béatrice Yohana'])
  await academy.as(admin).call('POST /api/certification/certificates/{id}/reissue', {
    params: { id: certificateId },
    body: { reason: 'It was a mistake.' },
  })
  await academy.runJobs()
  expect(await namesOf({ status: 'revoked' })).toEqual([])
  const { counts } = await list()
  expect(counts.revoked).toBe(0)
  expect(counts.all).toBe(3)
})

test('what is kept is what there is, and a search counts what it finds', async () => {
  await revoked('Diane Kaze')
  const { rows } = await sql<{ state: string; count: number }>`
    select listed_status(status, is_revoked) as state, count(*)::int as count from certification_requests group by 1`.execute(
    academy.services.db,
  )
  const { all, ...kept } = (await list()).counts
  const counted = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  expect(kept).toMatchObject(counted)
  expect(Object.values(kept).reduce((sum, count) => sum + count, 0)).toBe(all)
  expect((await list({ search: 'diane' })).counts).toMatchObject({ all: 1, revoked: 1 })
})

test('by student and by when it was asked for, either way, page by page', async () => {
  const names = (await namesOf({ sort: 'student' })) as string[]
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
  expect(await namesOf({ sort: '-student' })).toEqual(names.toReversed())
  expect(await namesOf({ sort: 'student', limit: 2, page: 2 })).toEqual(names.slice(2, 4))
  const asked = (await list({ sort: 'requested' })).requests.map(({ requestedAt }) => requestedAt)
  expect(asked).toEqual(asked.toSorted())
  expect(await namesOf({ sort: '-requested', status: 'revoked' })).toEqual(['Diane Kaze'])
})

test('as a file it holds what the filters let through, the newest first', async () => {
  const [head, ...lines] = await csv()
  expect(head).toMatch(/^Student,Email,Course,Percent,Status,/)
  expect(lines).toHaveLength((await list()).counts.all)
  const [line] = (await csv({ status: 'revoked' })).slice(1)
  expect(line).toMatch(/^"Diane Kaze",.*,revoked,.*"The exam was taken by somebody else\."$/)
  expect((await csv({ search: 'wanjiru' })).slice(1)).toHaveLength(1)
})
