import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../figures.ts'
import { answerOf, type Call, isGood, openWire, requestOf } from '../wire.ts'
import { type GrownAcademy, openGrown } from './academy.ts'
import { type GrowthCall, growthCalls } from './calls.ts'
import { type Growth, type GrowthRound, growthIn, isKept } from './kept.ts'
import { SPREADS, type Spread, tokenOf } from './seed.ts'
import { growthWrites, WRITERS } from './writes.ts'

/** Of each call on each academy; what takes seconds is known after a few. */
const COUNT = 12
const FEWEST = 3
const LONGEST_MS = 3_000

/** A row as soon as it is known: all of them take a while. */
export interface GrowthReport {
  head(spread: Spread, times: readonly number[], rounds: number): void
  row(growth: Growth | { name: string; fault: string }): void
  end(): void
}

export interface GrowthEffort {
  rounds: number
  /** 1 is a thousand people and ten thousand submissions. */
  times: readonly number[]
  spreads?: readonly Spread[] | undefined
  /** A folder that keeps the academies: filled once, measured again and again. */
  data?: string | undefined
  /** Part of the names of the calls that are measured. */
  calls?: string | undefined
}

/** A call on each academy, the n-th of its kind. */
interface Turned {
  name: string
  promised: number
  isFile: boolean
  /** False where it may be made once by each person. */
  isRepeatable: boolean
  callOn: (academy: GrownAcademy, n: number) => Call
}

/** Every call that reads and what students write, on academies of several sizes, for each spread of the rows. */
export async function measureGrowth(
  { data, times, spreads = SPREADS, calls = '', rounds }: GrowthEffort,
  report: GrowthReport,
): Promise<void> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'academy-bench-growth-'))
  try {
    for (const spread of spreads) {
      const academies: GrownAcademy[] = []
      try {
        for (const size of times) academies.push(await openGrown(folder, { times: size, spread }))
        report.head(spread, times, rounds)
        const tell = async (name: string, measuring: Promise<Growth>) =>
          report.row(await measuring.catch((error) => ({ name, fault: String(error) })))
        const written = takeWriters(join(folder, `${spread}-written`), COUNT * rounds)
        for (const read of growthCalls().filter(({ name }) => name.includes(calls)))
          await tell(
            read.name,
            turnedRead(read, academies).then((turned) => growthOf(turned, academies, rounds)),
          )
        for (const { name, callOf } of growthWrites.filter((write) => write.name.includes(calls))) {
          const callOn = ({ size }: GrownAcademy, n: number) => callOf(written + n, size)
          const write = { name, promised: WRITE_PROMISED, isFile: false, isRepeatable: false, callOn }
          await tell(name, growthOf(write, academies, rounds))
        }
        report.end()
      } finally {
        for (const { stop } of academies) await stop()
      }
    }
  } finally {
    if (!data) rmSync(folder, { recursive: true, force: true })
  }
}

const WRITE_PROMISED = 1.3

/** A kept academy knows how many have written already: each writes once. */
function takeWriters(path: string, count: number): number {
  const written = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
  if (written + count > WRITERS) throw new Error('everybody there has written: fill the folder anew')
  writeFileSync(path, String(written + count))
  return written
}

/** The deep page is the same of all of them, from which either end of the smallest is as far. */
async function turnedRead(call: GrowthCall, academies: GrownAcademy[]): Promise<Turned> {
  const lengths = await Promise.all(academies.map((academy) => pagesOf(academy, call)))
  const deep = Math.ceil((lengths[0] ?? 1) / 2)
  const pathOn = (academy: GrownAcademy) => {
    const page = { first: 1, deep, last: lengths[academies.indexOf(academy)] ?? 1 }[call.page]
    return page > 1 ? `${call.path}&page=${page}` : call.path
  }
  const { name, promised, isFile, caller } = call
  const headers = { token: tokenOf(caller), ...(isFile ? UNPACKED : undefined) }
  const callOn = (academy: GrownAcademy) => ({ method: 'GET', path: pathOn(academy), headers }) as const
  return { name, promised, isFile, isRepeatable: true, callOn }
}
/** So that its lines can be counted as they come. */
const UNPACKED = { 'accept-encoding': 'identity' }

async function pagesOf({ address }: GrownAcademy, { path, caller, page }: GrowthCall): Promise<number> {
  if (page === 'first') return 1
  const text = await answerOf(address, { method: 'GET', path, headers: { token: tokenOf(caller) } })
  return (JSON.parse(text) as { pages: number }).pages
}

/** In turns, call by call: whatever else the machine does meets all. What is kept in its first round is not measured again; of what grows too
 * much the median of all rounds decides. */
async function growthOf(turned: Turned, academies: GrownAcademy[], rounds: number): Promise<Growth> {
  const { name, promised, isFile, isRepeatable } = turned
  const pages: number[] = []
  if (!isFile && isRepeatable)
    for (const academy of academies) pages.push(await academy.counter.count(() => timeOf(academy, turned, 0)))
  const found: GrowthRound[] = []
  const soFar = () => growthIn({ name, promised, pages }, found)
  for (let round = 0; round < rounds && (round !== 1 || !isKept(soFar())); round++)
    found.push(await roundOf(turned, academies, round * COUNT))
  return soFar()
}

async function roundOf(turned: Turned, academies: GrownAcademy[], from: number): Promise<GrowthRound> {
  const all = academies.map((): number[] => [])
  const until = performance.now() + LONGEST_MS
  for (let n = 0; n < COUNT && (n < FEWEST || performance.now() < until); n++)
    for (let turn = 0; turn < academies.length; turn++) {
      const at = (turn + n) % academies.length
      all[at]?.push(await timeOf(academies[at] as GrownAcademy, turned, from + n))
    }
  return { ms: all.map(median) }
}

/** Until the answer is there; of a file until its first rows are: the line with the headings waits for nothing. */
async function timeOf(academy: GrownAcademy, { name, isFile, callOn }: Turned, n: number): Promise<number> {
  const request = requestOf(academy.address, callOn(academy, n))
  const began = performance.now()
  if (!isFile) {
    const { status } = await academy.ask(request)
    if (!isGood(status)) throw new Error(`${name} was answered with ${status}`)
    return performance.now() - began
  }
  const wire = await openWire(academy.address)
  try {
    return await new Promise<number>((resolve, reject) => {
      let lines = 0
      const count = (chunk: Buffer) => {
        for (const byte of chunk) if (byte === 10) lines++
        if (lines > 1) resolve(performance.now() - began)
      }
      wire.ask(request, count).then(() => resolve(performance.now() - began), reject)
    })
  } finally {
    wire.close()
    await academy.counter.rest()
  }
}
