import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Comparison, compare } from './compare.ts'
import type { Growth } from './growth.ts'
import { openLine } from './line.ts'
import { type Call, load, median, quantile, send } from './load.ts'
import { COURSE, READER, SIGNED_IN, seedMessages, studentId, tokenOf } from './messages-seed.ts'
import { type Served, startBare, startOurs } from './processes.ts'
import type { Figure } from './report.ts'
import type { Scenario } from './scenarios.ts'

const PER_THREAD = { small: 10, large: 100 }
const A_SECOND = 50
const WRITERS = SIGNED_IN / 2

export interface MessagesMeasured {
  comparisons: Comparison[]
  growth: Growth[]
  figures: Figure[]
}

/** Sending and the list beside bare ones; both with ten times the messages; and a thousand open lines while fifty a second are sent. */
export async function measureMessages(
  { dataDirs, makeDatabase }: { dataDirs: [string, string]; makeDatabase: (name: string) => Promise<string> },
  effort: { rounds: number; share: number },
): Promise<MessagesMeasured> {
  const urls = { small: await makeDatabase('messages'), large: await makeDatabase('many_messages') }
  await seedMessages(urls.small, PER_THREAD.small)
  await seedMessages(urls.large, PER_THREAD.large)
  const running: Served[] = []
  const begin = async (starting: Promise<Served>) => {
    const served = await starting
    running.push(served)
    return served
  }
  try {
    const small = await begin(startOurs(dataDirs[0], urls.small))
    const bare = await begin(startBare(dataDirs[0], urls.small))
    const comparisons: Comparison[] = []
    for (const scenario of [list(), sending()])
      comparisons.push(await compare(scenario, { ours: small.address, bare: bare.address }, effort))
    const large = await begin(startOurs(dataDirs[1], urls.large))
    const sizes = { small: small.address, large: large.address }
    const growth = [await grow(list(), sizes, effort), await grow(sending(), sizes, effort)]
    // As it is after a start: what the rounds before have left in memory is not the lines'.
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
    const fresh = await begin(startOurs(dataDirs[0], urls.small))
    return { comparisons, growth, figures: await deliver(fresh, effort.share) }
  } finally {
    for (const { stop } of running) await stop()
  }
}

const list = (): Scenario => ({
  name: 'messages: 20 of 10,000 conversations',
  ...{ promised: 0.6, count: 600, isSame: true },
  callOf: () => ({ method: 'GET', path: '/api/messages/conversations?limit=20', headers: tokenOf(READER) }),
})

let sent = 0
/** Each with a key of its own, whichever side is asked. */
const sending = (): Scenario => ({
  name: 'messages: sending',
  ...{ promised: 0.7, count: 800, isSame: false },
  callOf: () => sendOne(sent++),
})

function sendOne(n: number): Call {
  const writer = n % WRITERS
  return {
    method: 'POST',
    path: '/api/messages/send',
    headers: tokenOf(studentId(writer)),
    body: JSON.stringify({
      receiverId: studentId(writer + WRITERS),
      courseId: COURSE,
      content: `Do you have the notes of lecture ${n}?`,
      key: `bench-message-${n}`,
    }),
  }
}

async function grow(
  { name, count: usual, callOf }: Scenario,
  sizes: { small: string; large: string },
  { rounds, share }: { rounds: number; share: number },
): Promise<Growth> {
  const count = Math.max(40, Math.round(usual * share))
  const p95 = { small: [] as number[], large: [] as number[] }
  for (const address of Object.values(sizes)) await load(address, count, callOf)
  for (let round = 0; round < rounds; round++) {
    for (const size of round % 2 ? (['small', 'large'] as const) : (['large', 'small'] as const))
      p95[size].push(quantile((await load(sizes[size], count, callOf)).ms, 0.95))
  }
  const ratios = p95.large.map((ms, round) => ms / (p95.small[round] ?? Number.NaN))
  return { name, smallMs: median(p95.small), largeMs: median(p95.large), ratio: median(ratios) }
}

/** Whoever reads has sent nothing: each word that their line brings is a message's. */
async function deliver({ address, child }: Served, share: number): Promise<Figure[]> {
  const waiting = new Map<number, number[]>()
  const ms: number[] = []
  const hear = (n: number) => (word: string) => {
    const began = word === 'messages' ? waiting.get(n)?.shift() : undefined
    if (began !== undefined) ms.push(performance.now() - began)
  }
  const lines = await Promise.all(
    Array.from({ length: SIGNED_IN }, (_, n) => openLine(address, tokenOf(studentId(n)), hear(n))),
  )
  const count = Math.max(100, Math.round(20 * A_SECOND * share))
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const began = performance.now()
  const sends: Promise<void>[] = []
  for (let n = 0; n < count; n++) {
    await sleep(Math.max(0, began + (n * 1000) / A_SECOND - performance.now()))
    const at = sent++
    const reader = (at % WRITERS) + WRITERS
    waiting.set(reader, [...(waiting.get(reader) ?? []), performance.now()])
    sends.push(send(agent, address, sendOne(at)))
  }
  await Promise.all(sends)
  await sleep(2_000)
  const megabytes =
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  for (const line of lines) line.destroy()
  agent.destroy()
  return [
    {
      name: `messages: to one of ${SIGNED_IN} open lines at ${A_SECOND} a second, p99`,
      value: quantile(ms, 0.99),
      unit: 'ms',
      max: 1_000,
    },
    { name: 'messages: words that did not come', value: count - ms.length, unit: '', max: 0 },
    { name: 'messages: memory of the process meanwhile', value: megabytes, unit: 'MiB', max: 300 },
  ]
}
