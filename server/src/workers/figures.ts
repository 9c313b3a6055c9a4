import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { type Message, messageOf } from './messages.ts'

/** A worker that hangs is left out. */
const ANSWER_WITHIN_MS = 2_000

type Figures = object[]

/** Tells who asks what is wanted, once. */
function asking(send: (message: Message) => void) {
  const waiting = new Map<number, (figures: Figures) => void>()
  let lastId = 0
  return {
    ask: (academy: 'all-figures' | 'own-figures') =>
      new Promise<Figures>((resolve) => {
        lastId += 1
        const id = lastId
        const settle = (figures: Figures) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(figures)
        }
        const timer = setTimeout(settle, ANSWER_WITHIN_MS, [])
        waiting.set(id, settle)
        send({ academy, id })
      }),
    hear: (message: unknown) => {
      const told = messageOf(message, 'figures')
      if (told) waiting.get(told.id)?.(told.figures)
    },
  }
}

const added = (all: Figures) => AggregatorRegistry.aggregate(all as never).metrics()

/** In the primary: a worker that is asked for `/metrics` gets those of all processes. */
export function answerFigures(registry: Registry): void {
  const asks = new Map<Worker, ReturnType<typeof asking>>()
  const askOf = (worker: Worker) => {
    const known = asks.get(worker)
    if (known) return known
    const made = asking((message) => worker.isConnected() && worker.send(message))
    asks.set(worker, made)
    return made
  }
  cluster.on('exit', (worker) => asks.delete(worker))
  cluster.on('message', async (worker, message) => {
    askOf(worker).hear(message)
    const wanted = messageOf(message, 'all-figures')
    if (!wanted) return
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)
    const told = await Promise.all(workers.map((one) => askOf(one).ask('own-figures')))
    const figures = [await registry.getMetricsAsJSON(), ...told.filter((one) => one.length > 0)]
    if (worker.isConnected()) worker.send({ academy: 'figures', id: wanted.id, figures } satisfies Message)
  })
}

/** The text of `/metrics`: of this process, or of all workers and their primary. */
export function figuresOfAll(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  const send = (message: Message) => void (process.connected && process.send?.(message))
  const primary = asking(send)
  process.on('message', async (message) => {
    primary.hear(message)
    const wanted = messageOf(message, 'own-figures')
    if (wanted) send({ academy: 'figures', id: wanted.id, figures: await registry.getMetricsAsJSON() })
  })
  return async () => {
    const all = (await primary.ask('all-figures')) as Figures[]
    return all.length > 0 ? added(all) : registry.metrics()
  }
}
