import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const slotOf = async (client: pg.PoolClient) =>
  (await client.query<{ slot: number }>('select counting_slot() as slot')).rows[0]?.slot

/** By the number that PostgreSQL gives to who is connected: the lowest that is free in the whole cluster, which other tests are connected to as well. */
const numberOf = async (client: pg.PoolClient) => {
  const { rows } = await client.query<{ id: number }>(
    'select id from pg_stat_get_backend_idset() id where pg_stat_get_backend_pid(id) = pg_backend_pid()',
  )
  return rows[0]?.id ?? Number.NaN
}

test('connections that stand at the same time share no slot before thirty-two stand, and keep theirs', async () => {
  const clients = await Promise.all(
    Array.from({ length: open.pool.options.max ?? 0 }, () => open.pool.connect()),
  )
  try {
    const numbers = await Promise.all(clients.map(numberOf))
    const slots = await Promise.all(clients.map(slotOf))
    expect(new Set(numbers).size).toBe(clients.length)
    expect(slots.length).toBeGreaterThan(1)
    expect(slots).toEqual(numbers.map((number) => number % 32))
    expect(await Promise.all(clients.map(slotOf))).toEqual(slots)
  } finally {
    for (const client of clients) client.release()
  }
})

test('a slot that was found in a transaction that is undone is found again', async () => {
  const client = await open.pool.connect()
  try {
    await client.query('begin')
    const slot = await slotOf(client)
    await client.query('rollback')
    expect(await slotOf(client)).toBe(slot)
  } finally {
    client.release()
  }
})
