import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { onServer, withDatabase } from './postgres-server.ts'

export interface TestDatabase {
  connectionString: string
  drop(): Promise<void>
}

/** A fresh database with every table and no row. A test file makes one in `beforeAll` and drops it in `afterAll`. */
export const createTestDatabase = (): Promise<TestDatabase> => copyOf(inject('postgres').template)

/** One without a table, as an operator hands it to the first start. */
export const createEmptyTestDatabase = (): Promise<TestDatabase> =>
  copyOf("template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'")

/** A database with the rows of another, as a restored dump has them. Nobody may be connected to the other. */
export const copyTestDatabase = ({ connectionString }: TestDatabase): Promise<TestDatabase> =>
  copyOf(new URL(connectionString).pathname.slice(1))

async function copyOf(template: string): Promise<TestDatabase> {
  const { serverUrl, prefix } = inject('postgres')
  const name = prefix + randomBytes(6).toString('hex')
  // Half the time of the usual strategy, and a test has no log to be read.
  await onServer(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    connectionString: withDatabase(serverUrl, name),
    drop: async () => {
      await onServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
