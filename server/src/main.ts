import cluster from 'node:cluster'
import { keepCompiledCode } from './compiled-code.ts'
import { readConfig } from './config.ts'

void run()

async function run(): Promise<void> {
  try {
    // First of all: a typo is told before half a thousand modules are read and a database is made.
    const config = readConfig()
    const keep = keepCompiledCode(import.meta.dirname)
    defineNavigator()
    const { start, startWorker } = await import('./start.ts')
    await (cluster.isWorker ? startWorker(config) : start(config, import.meta.filename))
    keep()
  } catch (error) {
    process.stderr.write(`\nThe academy did not start. ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

/** As Node has it from 21 on. Where there is none, `pg` looks for Cloudflare by making a `Response`, and Node loads all of fetch for it: a twentieth
 * of a start. */
function defineNavigator(): void {
  const here = globalThis as { navigator?: { userAgent: string } }
  here.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` }
}
