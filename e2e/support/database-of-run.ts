import { openDatabase } from '../../server/src/db/database.ts'
import { connectOrStartPostgres } from '../../server/src/db/launcher.ts'
import { quietLog } from '../../server/src/testing/quiet-log.ts'

/** What no page can do: one row of the run's own database, as if it had come to be so. */
export async function changeOne(statement: string, values: unknown[]): Promise<void> {
  const postgres = await connectOrStartPostgres({ dataDir: process.env.ACADEMY_DATA ?? '', log: quietLog })
  const { pool, close } = openDatabase({
    connectionString: postgres.connectionString,
    log: quietLog,
    max: 1,
  })
  try {
    const { rowCount } = await pool.query(statement, values)
    if (rowCount !== 1) throw new Error('there is no such row in this run')
  } finally {
    await close()
    await postgres.stop()
  }
}
