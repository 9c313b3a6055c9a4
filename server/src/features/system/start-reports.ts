import { hostname } from 'node:os'
import { NODE_REPORTS_EVERY_SECONDS } from '@academy/contract/system'
import type { Services } from '../../http/context.ts'
import { createReporter } from './report.ts'
import { forgetNodes, noteStop, writeNode } from './store.ts'

export interface Reports {
  /** Says now how this node does. */
  report(): Promise<void>
  /** Says that it stops. */
  stop(): Promise<void>
}

/** Says every few seconds how this node does, so that any node can tell of all of them. */
export async function startReports(services: Services, name = nodeName(services)): Promise<Reports> {
  const { db, clock, log } = services
  const tell = createReporter(services)
  const startedAt = clock.now()
  let isStopped = false
  let reporting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function report(): Promise<void> {
    const told = await tell()
    const now = clock.now()
    await writeNode(db, { name, started_at: startedAt, seen_at: now, ...told })
    await forgetNodes(db, now)
  }
  const reportOrSay = () => report().catch((err) => log.warn({ err }, 'this node could not say how it does'))
  const next = () => {
    timer = setTimeout(() => {
      reporting = reportOrSay().then(() => {
        if (!isStopped) next()
      })
    }, NODE_REPORTS_EVERY_SECONDS * 1000).unref()
  }
  await reportOrSay()
  next()

  return {
    report,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await reporting
      await noteStop(db, name, clock.now())
    },
  }
}

/** No two processes of a machine listen at one port. */
const nodeName = ({ config }: Services) =>
  `${hostname()}:${config.port}${config.worker ? `-${config.worker}` : ''}`
    .replace(/[^\w.:-]/g, '-')
    .slice(-128)
