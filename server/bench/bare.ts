import cluster from 'node:cluster'
import { bareApp } from './bare-app.ts'
import { openBareDatabase } from './bare-database.ts'

/** The bare handlers as a server of their own, in as many processes as ours. */
export async function serveBare(env: NodeJS.ProcessEnv): Promise<void> {
  const workers = Number(env.WORKERS ?? 1)
  if (cluster.isPrimary && workers > 1) return keepWorkers(workers)
  const database = openBareDatabase(env.DATABASE_URL ?? '')
  const { SECRET: secret, DATA_DIR: dataDir, PAGES_OF: pagesOf } = env
  const app = await bareApp(database, { secret, dataDir, pagesOf })
  await app.listen({ host: '127.0.0.1', port: Number(env.PORT) })
  process.once('SIGTERM', async () => {
    await app.close()
    await database.close()
    cluster.worker?.disconnect()
  })
}

/** On one socket, as ours. */
function keepWorkers(count: number): void {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  for (let n = 0; n < count; n++) cluster.fork()
  process.once('SIGTERM', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  })
}
