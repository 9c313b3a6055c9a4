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

test('connections that stand at the same time count in slots of their own, and keep them', async () => {
  const clients = await Promise.all(
    Array.from({ length: open.pool.options.max ?? 0 }, () => open.pool.connect()),
  )
  const slots = await Promise.all(clients.map(slotOf))
  expect(slots.length).toBeGreaterThan(1)
  expect(new Set(slots).size).toBe(slots.length)
  expect(await Promise.all(clients.map(slotOf))).toEqual(slots)
  for (const client of clients) client.release()
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
