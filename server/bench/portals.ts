import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/db/launcher.ts'
import { FILLING } from './fill-quickly.ts'
import { GROWTH_PROMISED, type Growth } from './growth.ts'
import { answerOf, median } from './load.ts'
import { type PortalCall, portalCalls } from './portal-calls.ts'
import { measureFind } from './portal-find.ts'
import { COUNTING, openPageCounter, type PageCounter } from './portal-pages.ts'
import { type PortalSizes, seedPortals, tokenOf } from './portal-seed.ts'
import { type Served, startOurs } from './processes.ts'
import { quiet } from './quiet.ts'
import type { Figure } from './report.ts'

const PEOPLE = 10_000
const DAYS = 20
const GROWN = 10
const COUNT = 10
/** What takes seconds is known after two calls: all of them are measured in some minutes. */
const LONGEST_MS = 4_000

type Size = 'small' | 'large'
const SIZES: readonly Size[] = ['small', 'large']
type Academies = Record<Size, Academy>

interface Effort {
  rounds: number
  share: number
  /** A folder that keeps both academies: filled once, measured again and again. */
  data?: string | undefined
  /** Part of the names of the calls that are measured. */
  calls?: string | undefined
}

/** One of the two academies, with a database and a storage of its own. */
interface Academy extends Served {
  counter: PageCounter
}

/** Every call of the portals on an academy and on one with ten times the rows, where one course holds nearly everything. */
export async function measurePortals(effort: Effort): Promise<{ growth: Growth[]; find: Figure[] }> {
  const { data, share, calls = '' } = effort
  const people = Math.max(1_000, Math.round(PEOPLE * share))
  const folder = data ?? mkdtempSync(join(tmpdir(), 'academy-bench-'))
  const running: Academy[] = []
  try {
    for (const [at, size] of SIZES.entries()) {
      const grown = GROWN ** at
      const sizes = { people: people * grown, days: DAYS * grown }
      running.push(await openAcademy(join(folder, size), sizes))
    }
    const [small, large] = running as [Academy, Academy]
    const growth: Growth[] = []
    for (const call of portalCalls().filter(({ name }) => name.includes(calls)))
      growth.push(await growthOf(call, { small, large }, effort.rounds))
    const isFindAsked = 'find'.startsWith(calls)
    return { growth, find: isFindAsked ? await measureFind(large.address, people * GROWN) : [] }
  } finally {
    for (const { stop } of running) await stop()
    if (!data) rmSync(folder, { recursive: true, force: true })
  }
}

async function openAcademy(dataDir: string, sizes: PortalSizes): Promise<Academy> {
  const filled = join(dataDir, 'filled')
  if (!existsSync(filled)) {
    mkdirSync(dataDir, { recursive: true })
    const filling = await startEmbeddedPostgres({ dataDir, log: quiet, settings: FILLING })
    await seedPortals(filling.connectionString, sizes).finally(filling.stop)
    writeFileSync(filled, '')
  }
  const database = await startEmbeddedPostgres({ dataDir, log: quiet, settings: COUNTING })
  const served = await startOurs(dataDir, database.connectionString)
  const counter = await openPageCounter(database.connectionString)
  const stop = async () => {
    await counter.close()
    await served.stop()
    await database.stop()
  }
  return { ...served, counter, stop }
}

/** Pages tell at once whether a call grows. A time does so at leisure: one that does is measured again, since another program's minute
 * is no growth. */
async function growthOf(call: PortalCall, academies: Academies, rounds: number): Promise<Growth> {
  const agent = new Agent({ keepAlive: true })
  try {
    const paths = await pathsOf(call, academies)
    const countOf = (size: Size) =>
      academies[size].counter.count(agent, academies[size].address, paths[size], tokenOf(call.caller))
    const pages = call.isFile ? undefined : { small: await countOf('small'), large: await countOf('large') }
    let best = await timesOf(agent, call, paths, academies)
    for (let round = 1; round < rounds && best.ratio > GROWTH_PROMISED; round++) {
      const again = await timesOf(agent, call, paths, academies)
      if (again.ratio < best.ratio) best = again
    }
    return { name: call.name, ...best, pages }
  } finally {
    agent.destroy()
  }
}

async function pathsOf(call: PortalCall, { small, large }: Academies): Promise<Record<Size, string>> {
  // The same page of both, from which either end of the smaller one is as far.
  const deep = Math.ceil(((await pagesOf(small.address, call)) ?? 1) / 2)
  const pathAt = async ({ address }: Academy) => {
    const page =
      call.page === 'last' ? ((await pagesOf(address, call)) ?? 1) : call.page === 'deep' ? deep : 1
    return page > 1 ? `${call.path}&page=${page}` : call.path
  }
  return { small: await pathAt(small), large: await pathAt(large) }
}

/** In turns, call by call: whatever else the machine does meets both. */
async function timesOf(agent: Agent, call: PortalCall, paths: Record<Size, string>, academies: Academies) {
  const ms = { small: [] as number[], large: [] as number[] }
  const until = performance.now() + LONGEST_MS
  for (let n = 0; n < COUNT && (n < 2 || performance.now() < until); n++)
    for (const size of n % 2 === 0 ? SIZES : SIZES.toReversed())
      ms[size].push(await timeOf(agent, academies[size].address, call, paths[size]))
  const [smallMs, largeMs] = [median(ms.small), median(ms.large)]
  return { smallMs, largeMs, ratio: largeMs / smallMs }
}

async function pagesOf(address: string, { path, caller, page }: PortalCall): Promise<number | undefined> {
  if (page === 'first') return undefined
  const call = { method: 'GET', path, headers: { token: tokenOf(caller) } } as const
  return (JSON.parse(await answerOf(address, call)) as { pages: number }).pages
}

/** Until the answer is there; of a file until its first rows are: the line with the headings waits for nothing. */
function timeOf(
  agent: Agent,
  address: string,
  { caller, isFile, name }: PortalCall,
  path: string,
): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, headers: { token: tokenOf(caller) } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${name} was answered with ${response.statusCode}`))
      let lines = 0
      response.on('data', (chunk: Buffer) => {
        if (!isFile || lines > 1) return
        for (const byte of chunk) if (byte === 10) lines++
        if (lines > 1) done()
      })
      response.once('error', reject)
      response.once('end', done)
    })
    const done = () => {
      resolve(performance.now() - began)
      if (isFile) sent.destroy()
    }
    sent.once('error', (error) => (isFile ? undefined : reject(error)))
    sent.end()
  })
}
