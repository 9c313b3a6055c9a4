import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Comparison, compare, type Effort, type Scenario } from './compare.ts'
import { quantile } from './figures.ts'
import { openLine } from './line.ts'
import { COURSE, READER, SIGNED_IN, seedMessages, studentId, tokenOf } from './messages-seed.ts'
import type { Served } from './processes.ts'
import { type Figure, reportComparisons, reportFigures } from './report.ts'
import { onStand } from './stand.ts'
import { answerOf, type Call } from './wire.ts'

const PER_THREAD = 10
const A_SECOND = 50
const WRITERS = SIGNED_IN / 2

/** Sending and the list beside bare ones, and a thousand open lines while fifty a second are sent. */
export const measureMessages = (effort: Effort): Promise<void> =>
  onStand(
    (databaseUrl) => seedMessages(databaseUrl, PER_THREAD),
    async (stand) => {
      const found: Comparison[] = []
      for (const scenario of [list, sending]) found.push(await compare(scenario, stand, effort))
      reportComparisons(found)
      // As it is after a start: what the rounds before have left in memory is not the lines'.
      await stand.stopSides()
      reportFigures(await deliver(await stand.start({}), effort.share))
    },
  )

const list: Scenario = {
  name: 'messages: 20 of 10,000 conversations',
  ...{ promised: 0.6, count: 600, isSame: true },
  callOf: () => ({ method: 'GET', path: '/api/messages/conversations?limit=20', headers: tokenOf(READER) }),
}

let sent = 0
/** Each with a key of its own, whichever side is asked. */
const sending: Scenario = {
  name: 'messages: sending',
  ...{ promised: 0.7, count: 800, isSame: false },
  callOf: () => sendOne(sent++),
}

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
  const began = performance.now()
  const sends: Promise<void>[] = []
  for (let n = 0; n < count; n++) {
    await sleep(Math.max(0, began + (n * 1000) / A_SECOND - performance.now()))
    const at = sent++
    const reader = (at % WRITERS) + WRITERS
    waiting.set(reader, [...(waiting.get(reader) ?? []), performance.now()])
    sends.push(answerOf(address, sendOne(at)).then(() => {}))
  }
  await Promise.all(sends)
  await sleep(2_000)
  const megabytes =
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024
  for (const line of lines) line.destroy()
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
