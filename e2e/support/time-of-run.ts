import { openDatabase } from '../../server/src/db/database.ts'
import { connectOrStartPostgres } from '../../server/src/db/launcher.ts'
import { quietLog } from '../../server/src/testing/quiet-log.ts'

/** As if the attempt had begun earlier: this much is left of it. The page learns of it with its next contact. */
export async function leaveSeconds(attemptId: string, seconds: number): Promise<void> {
  const postgres = await connectOrStartPostgres({ dataDir: process.env.ACADEMY_DATA ?? '', log: quietLog })
  const { pool, close } = openDatabase({
    connectionString: postgres.connectionString,
    log: quietLog,
    max: 1,
  })
  try {
    const { rowCount } = await pool.query(
      `with due as (select clock_timestamp() + make_interval(secs => $2) as at)
       update attempts set started_at = started_at - (deadline - due.at), deadline = due.at
       from due where id = $1 and state = 'open'`,
      [attemptId, seconds],
    )
    if (rowCount !== 1) throw new Error('there is no such attempt that runs')
  } finally {
    await close()
    await postgres.stop()
  }
}
