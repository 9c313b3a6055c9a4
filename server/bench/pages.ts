import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/db/launcher.ts'
import { type Comparison, compare } from './compare.ts'
import { type Call, load, quantile, send } from './load.ts'
import { type Served, startBare, startOurs } from './processes.ts'
import { quiet } from './quiet.ts'
import type { Figure } from './report.ts'
import type { Scenario } from './scenarios.ts'
import { courseIdOf, seed } from './seed.ts'

const COURSES = 1_000
const READERS = 50
/** Each of them reads so many pages. */
const PAGES_EACH = 60

export interface PagesMeasured {
  comparisons: Comparison[]
  figures: Figure[]
}

/** Drawn pages beside a bare handler that asks the same of the database and sends the same bytes, and fifty readers of a thousand
 * courses: at first all of them have to be drawn, then they are kept. */
export async function measurePages(effort: { rounds: number; share: number }): Promise<PagesMeasured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-pages-'))
  const server = await startEmbeddedPostgres({ dataDir, log: quiet })
  const running: Served[] = []
  const begin = async (starting: Promise<Served>) => {
    const served = await starting
    running.push(served)
    return served.address
  }
  try {
    const { databaseUrl } = await seed(server.connectionString, dataDir, COURSES)
    const ours = await begin(startOurs(dataDir, databaseUrl))
    const bare = await begin(startBare(dataDir, databaseUrl, { PAGES_OF: ours }))
    const comparisons: Comparison[] = []
    for (const scenario of [catalogue, course])
      comparisons.push(await compare(scenario, { ours, bare }, effort))
    const first = await read(ours, COURSES, (n) => n)
    const readers = (address: string) =>
      read(address, READERS * PAGES_EACH * effort.share, (n) => (n * 7919) % COURSES)
    const kept = await readers(ours)
    await read(bare, COURSES, (n) => n)
    const fromBare = await readers(bare)
    return {
      comparisons,
      figures: [
        {
          name: `${COURSES} courses drawn for ${READERS} readers, p99`,
          value: quantile(first, 0.99),
          unit: 'ms',
          max: Number.POSITIVE_INFINITY,
        },
        {
          name: `${READERS} readers of ${COURSES} courses, p99`,
          value: quantile(kept, 0.99),
          unit: 'ms',
          max: 100,
        },
        {
          name: '  the same from the bare handler',
          value: quantile(fromBare, 0.99),
          unit: 'ms',
          max: Number.POSITIVE_INFINITY,
        },
        { name: 'other calls while pages are drawn, p99', value: await beside(ours), unit: 'ms', max: 100 },
      ],
    }
  } finally {
    for (const { stop } of running) await stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const asBrowser = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
const pageOf = (path: string): Call => ({ method: 'GET', path, headers: asBrowser })

const catalogue: Scenario = {
  name: 'drawn: the catalogue',
  ...{ promised: 0.5, count: 1500, isSame: true },
  callOf: () => pageOf('/courses'),
}
const course: Scenario = {
  name: 'drawn: a course of 1,000',
  ...{ promised: 0.5, count: 1500, isSame: true },
  callOf: (n) => pageOf(`/course/${courseIdOf((n * 7919) % 100)}`),
}

/** Each reader asks for one page after the other. */
async function read(address: string, count: number, courseOf: (n: number) => number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS })
  const ms: number[] = []
  let next = 0
  const reader = async () => {
    for (let n = next++; n < count; n = next++) {
      const started = performance.now()
      await send(agent, address, pageOf(`/course/${courseIdOf(courseOf(n))}`))
      ms.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  agent.destroy()
  return ms
}

/** Searches, each of which is drawn, beside calls of somebody who studies. */
async function beside(address: string): Promise<number> {
  const drawing = load(address, 400, (n) => pageOf(`/courses?q=course+${n}`))
  const { ms } = await load(address, 400, () => ({ method: 'GET', path: '/api/academy' }))
  await drawing
  return quantile(ms, 0.99)
}
