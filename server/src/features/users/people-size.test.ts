import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAcademy, type TestAcademy } from '../../testing/academy.ts'
import { anAdmin, type TestPerson } from '../../testing/people.ts'

/** More than a search counts. */
const MANY = 3_000
let academy: TestAcademy
let admin: TestPerson
beforeAll(async () => {
  academy = await startAcademy()
  admin = await anAdmin(academy, { name: 'Claudine Umutoni' })
  await sql`insert into users (id, name, email, role)
    select lpad(to_hex(n), 24, '0'), case when n % 1000 = 0 then 'Keza ' else 'Aline ' end || lpad(n::text, 5, '0'),
      'person' || n || '@example.rw', case when n % 10 = 0 then 'instructor' else 'user' end
    from generate_series(1, ${MANY}::int) n`.execute(academy.services.db)
}, 60_000)
afterAll(() => academy.stop())

const list = (query: object) => academy.as(admin).call('GET /api/users', { query })

test('a search that finds many counts the first thousand, says so, and lists them in their order', async () => {
  const { users, total, pages, hasMore, counts } = await list({ q: 'aline', limit: '50' })
  expect({ total, pages, hasMore, all: counts.all }).toEqual({
    total: 1000,
    pages: 20,
    hasMore: true,
    all: MANY + 1,
  })
  expect(users[0]?.name).toBe('Aline 00001')
  expect(users[49]?.name).toBe('Aline 00050')
  const last = await list({ q: 'aline', sort: '-name', limit: '50' })
  expect(last.users[0]?.name).toBe('Aline 02999')
})

test('one that finds few counts them all, also of one role', async () => {
  expect(await list({ q: 'keza' })).toMatchObject({ total: 3, hasMore: false })
  const { users, total } = await list({ q: 'aline', role: 'instructor', limit: '10' })
  expect(total).toBe(297)
  expect(users[0]?.name).toBe('Aline 00010')
})

test('every page is there, to the last, and each person once', async () => {
  const seen = new Set<string>()
  for (let page = 1; page <= 4; page++) {
    const { users } = await list({ page: String(page), limit: '1000', sort: '-lastLogin' })
    for (const { _id } of users) seen.add(_id)
  }
  expect(seen.size).toBe(MANY + 1)
  expect((await list({})).users).toHaveLength(1000)
})

test('the file holds them all', async () => {
  const file = await academy.as(admin).send('GET /api/users/csv')
  expect(file.text.trimEnd().split('\r\n')).toHaveLength(MANY + 2)
})
