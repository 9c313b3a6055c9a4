import cluster from 'node:cluster'
import { keepCompiledCode } from './compiled-code.ts'
import { readConfig } from './config.ts'

void run()

async function run(): Promise<void> {
  try {
    // First of all: a typo is told before half a thousand modules are read and a database is made.
    const config = readConfig()
    const keep = keepCompiledCode(import.meta.dirname)
    if (cluster.isWorker) await (await import('./start.ts')).startWorker(config)
    else if (config.workers === 1) await (await import('./start.ts')).start(config)
    else await (await import('./workers/primary.ts')).startWithWorkers(config, import.meta.filename)
    keep()
  } catch (error) {
    process.stderr.write(`\nThe academy did not start. ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
