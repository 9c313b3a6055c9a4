import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { announce } from '../announce.ts'
import type { EmbeddedPostgres } from '../db/launcher.ts'
import type { Life } from '../life.ts'
import { addJobs, addReports, openForLife, prepare } from '../parts.ts'
import { warnWhenMailFails } from '../services/mail/index.ts'
import { answerFigures } from './figures.ts'
import type { Message } from './messages.ts'

/** One that dies sooner would die again at once. */
const SHORT_LIFE_MS = 10_000
const WAIT_AFTER_SHORT_LIFE_MS = 1_000

/** Opens the database, brings it up to date and does the jobs; `workers` processes answer people, each as a node would. They share nothing but the
 * database, the storage and the address they listen on. `program` is what they run. */
export async function serveWithWorkers(
  life: Life,
  program: string,
  database?: Promise<EmbeddedPostgres | null>,
): Promise<void> {
  const academy = await openForLife(life, 'academy', database)
  const people = await prepare(academy.services, life.stopping.hasBegun)
  const startJobs = addJobs(life.closing, academy)
  const startReports = addReports(life.closing, academy.services)
  answerFigures(academy.services.figures.registry)
  await keepWorkers(life, program)
  await startJobs()
  await startReports()
  void warnWhenMailFails(academy.transport, life.log)
  announce(academy.services, people)
}

/** Resolves when all of them listen. */
async function keepWorkers({ config, log, closing, stopping }: Life, program: string): Promise<void> {
  // All accept from the one socket. Handed on in turns, a connection would be lost with the worker that was about to take it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program, args: [] })
  const living = new Set<Worker>()
  let isStopping = false
  const places = Array.from({ length: config.workers }, (_, i) => i + 1)

  const fork = (place: number): Worker => {
    const worker = cluster.fork({ ACADEMY_WORKER: String(place) })
    const bornAt = Date.now()
    living.add(worker)
    worker.on('error', (err) => log.warn({ err, worker: place }, 'a worker could not be told something'))
    worker.once('exit', async (code, signal) => {
      living.delete(worker)
      if (isStopping || stopping.hasBegun() || !hasStarted) return
      if (code === 0) log.info({ worker: place }, 'a worker stopped; another takes its place')
      else log.error({ worker: place, code, signal }, 'a worker ended; another takes its place')
      if (Date.now() - bornAt < SHORT_LIFE_MS) await wait(WAIT_AFTER_SHORT_LIFE_MS)
      if (!isStopping && !stopping.hasBegun()) fork(place)
    })
    worker.once('listening', () =>
      log.info({ worker: place, workerPid: worker.process.pid }, 'a worker listens'),
    )
    return worker
  }
  let hasStarted = false
  closing.add({
    name: 'workers',
    close: async () => {
      isStopping = true
      await Promise.all([...living].map(end))
    },
    busyWith: () => [...living].map(({ process: { pid } }) => pid),
  })
  await Promise.all(places.map((place) => listening(fork(place))))
  hasStarted = true
}

async function listening(worker: Worker): Promise<void> {
  const ended = new AbortController()
  worker.once('exit', () => ended.abort())
  await once(worker, 'listening', { signal: ended.signal }).catch(() => {
    throw new Error('A worker could not start; its own words stand above.')
  })
}

/** In order: it answers what it has taken, by its own drain. */
async function end(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit')
  if (worker.isConnected()) worker.send({ academy: 'stop' } satisfies Message)
  await ended
}
