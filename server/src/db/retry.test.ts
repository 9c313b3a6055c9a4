import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/postgres.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { retryTransaction } from './retry.ts'

let database: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  open = openDatabase({ connectionString: database.connectionString, log: quietLog, max: 8 })
  await open.pool.query(
    'create table tally (id int primary key, n int not null); insert into tally values (1, 0)',
  )
})

afterAll(async () => {
  await open.close()
  await database.drop()
})

test('serializable transactions that collide all succeed, each once', async () => {
  const addOne = async () => {
    const client = await open.pool.connect()
    try {
      await client.query('begin isolation level serializable')
      const { rows } = await client.query<{ n: number }>('select n from tally where id = 1')
      await client.query('update tally set n = $1 where id = 1', [rows[0]!.n + 1])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: 4 }, () => retryTransaction(addOne)))
  const { rows } = await open.pool.query('select n from tally')
  expect(rows).toEqual([{ n: 4 }])
})

test('any other failure is passed on at once', async () => {
  let calls = 0
  const failing = async () => {
    calls += 1
    await open.pool.query('select 1 / 0')
  }
  await expect(retryTransaction(failing)).rejects.toThrow('division by zero')
  expect(calls).toBe(1)
})
