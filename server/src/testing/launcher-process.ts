import { connectOrStartPostgres, startEmbeddedPostgres } from '../db/launcher.ts'
import { quietLog } from './quiet-log.ts'

/** A process like the academy's, as far as the database goes: `node launcher-process.js academy|command DATA_DIR`. */
const [what, dataDir = ''] = process.argv.slice(2)
const open = what === 'command' ? connectOrStartPostgres : startEmbeddedPostgres

try {
  const database = await open({ dataDir, log: quietLog })
  process.once('SIGTERM', async () => {
    await database.stop()
    process.exit(0)
  })
  setInterval(() => {}, 60_000)
  console.log(JSON.stringify({ connectionString: database.connectionString }))
} catch (error) {
  console.log(JSON.stringify({ refusal: (error as Error).message }))
  process.exitCode = 1
}
