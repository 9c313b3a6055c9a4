import cluster from 'node:cluster'
import nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'

try {
  // First of all: a typo is told before half a thousand modules are read and a database is made.
  const config = readConfig()
  keepCompiledCode()
  if (cluster.isWorker) await (await import('./start.ts')).startWorker(config)
  else if (config.workers === 1) await (await import('./start.ts')).start(config)
  else await (await import('./workers/primary.ts')).startWithWorkers(config, fileURLToPath(import.meta.url))
} catch (error) {
  process.stderr.write(`\nThe academy did not start. ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

/** From Node 22 on the compiled code of all modules is kept beside the bundle for the next start. Elsewhere nothing happens. */
function keepCompiledCode(): void {
  const { enableCompileCache } = nodeModule as { enableCompileCache?: (directory: string) => unknown }
  enableCompileCache?.(fileURLToPath(new URL('./.compiled', import.meta.url)))
}
