import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLine } from '../bench/line.ts'
import { COURSE, seedTalkers, studentId, tokenOf } from '../bench/messages-seed.ts'
import { quiet } from '../bench/quiet.ts'
import { startEmbeddedPostgres } from '../src/db/launcher.ts'
import { freePort } from '../src/testing/ports.ts'
import { type Run, runProgram } from '../src/testing/programs.ts'
import { rowsOf } from './school.ts'

const WRITERS = 20
/** As a page waits before it opens its line anew, and, told to look at everything, before it looks. */
const LINE_AGAIN_MS = 1_000
const SPREAD_MS = 1_500
const PAUSE_MS = 50
/** A busy machine is late, and loses nothing. */
const PATIENCE_MS = 60_000

interface Asked {
  /** Readers with an open line, half of them on each node. */
  lines: number
  perSecond: number
  seconds: number
}

export interface LinesResult {
  sent: number
  /** Acknowledged, and not seen by whom it was for. */
  unseen: number
  /** Acknowledged, and not stored; stored more than once. */
  lost: number
  doubled: number
  /** Lines that the kill cut. */
  cut: number
  /** From the first try to send until it was seen: before the kill, and after it where the line stood and where it was cut. */
  seenMs: number[]
  seenBesideMs: number[]
  seenAfterCutMs: number[]
  /** From the kill until a cut line stood again. */
  backMs: number[]
}

interface Reader {
  n: number
  node: number
  isLooking: boolean
  mustLookAgain: boolean
}
interface Sent {
  at: number
  reader: Reader
  isAcknowledged: boolean
  seenAt?: number
}

/** Two nodes, readers on their lines, writers at a steady pace; in the middle one node is killed. Nobody asks without having been told
 * to: what a reader sees they were told of, or looked for when their line stood again. */
export async function drillLines(
  program: string,
  { lines, perSecond, seconds }: Asked,
): Promise<LinesResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-drill-lines-'))
  const database = await startEmbeddedPostgres({ dataDir, log: quiet })
  const nodes: { run: Run; address: string }[] = []
  async function startNode(): Promise<void> {
    const port = String(await freePort())
    const run = runProgram(program, [], {
      ...{ DATA_DIR: dataDir, DATABASE_URL: database.connectionString, PORT: port },
      ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', SECRET: 'known to both nodes and to nobody else' },
    })
    nodes.push({ run, address: `http://127.0.0.1:${port}` })
    await run.says(/is open at/)
  }
  const alive = [0, 1]
  let killedAt = Number.POSITIVE_INFINITY
  let isOver = false

  const readers = Array.from({ length: lines }, (_, n): Reader => {
    return { n, node: n % alive.length, isLooking: false, mustLookAgain: false }
  })
  const sent = new Map<string, Sent>()
  const open = new Set<{ destroy(): void }>()
  const backMs: number[] = []
  let toldToLook = 0
  const writerOf = ({ n }: Reader) => lines + (n % WRITERS)
  const addressOf = (n: number) => nodes[alive[n % alive.length] ?? 0]?.address ?? ''

  async function look(reader: Reader): Promise<void> {
    reader.mustLookAgain = true
    if (reader.isLooking) return
    reader.isLooking = true
    while (reader.mustLookAgain) {
      reader.mustLookAgain = false
      const path = `/api/messages/${studentId(writerOf(reader))}/${COURSE}?limit=200`
      const seen = await readContents(addressOf(reader.node), path, tokenOf(studentId(reader.n)))
      for (const content of seen) {
        const one = sent.get(content)
        if (one) one.seenAt ??= performance.now()
      }
    }
    reader.isLooking = false
  }

  async function follow(reader: Reader): Promise<void> {
    while (!isOver) {
      const address = addressOf(reader.node)
      const onWord = async (word: string) => {
        toldToLook += 1
        await wait(word === 'all' ? Math.random() * SPREAD_MS : 0)
        await look(reader)
        toldToLook -= 1
      }
      const line = await openLine(address, tokenOf(studentId(reader.n)), onWord).catch(() => null)
      if (line) {
        if (performance.now() > killedAt && wasCut(reader)) backMs.push(performance.now() - killedAt)
        open.add(line)
        if (!line.closed) await new Promise((resolve) => line.once('close', resolve))
        open.delete(line)
      }
      if (!isOver) await wait(LINE_AGAIN_MS * (0.5 + Math.random() / 2))
    }
  }
  const wasCut = ({ node }: Reader) => node === 0

  /** As a page's outbox does it: under one key, until it is answered. */
  async function send(n: number): Promise<void> {
    const reader = readers[n % lines] as Reader
    const content = `Message ${n}`
    const one: Sent = { at: performance.now(), reader, isAcknowledged: false }
    sent.set(content, one)
    const body = { receiverId: studentId(reader.n), courseId: COURSE, content, key: `drill-message-${n}` }
    for (let tries = 0; !one.isAcknowledged && !isOver; tries += 1) {
      if (tries > 0) await wait(PAUSE_MS)
      const answer = await fetch(`${addressOf(n + tries)}/api/messages/send`, {
        method: 'POST',
        headers: { ...tokenOf(studentId(writerOf(reader))), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null)
      await answer?.arrayBuffer().catch(() => null)
      if (answer?.ok) one.isAcknowledged = true
    }
  }

  try {
    await seedTalkers(database.connectionString, lines + WRITERS)
    for (const _ of alive) await startNode()
    const following = readers.map(follow)
    // A thousand that come in one second look at once, as no academy sees it: what is measured begins when they have looked.
    await until(() => open.size === lines && toldToLook === 0)
    const count = perSecond * seconds
    const began = performance.now()
    const sending: Promise<void>[] = []
    for (let n = 0; n < count; n += 1) {
      await wait(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
      if (n === Math.floor(count / 2)) {
        killedAt = performance.now()
        alive.shift()
        nodes[0]?.run.child.kill('SIGKILL')
      }
      sending.push(send(n))
    }
    const all = [...sent.values()]
    await until(() => open.size === lines && all.every(({ seenAt }) => seenAt !== undefined))
    isOver = true
    for (const line of open) line.destroy()
    await Promise.all([...sending, ...following])
    const stored = await rowsOf<{ content: string; count: number }>(
      database.connectionString,
      'select content, count(*)::int from messages group by 1',
    )
    const there = new Set(stored.map(({ content }) => content))
    const acknowledged = [...sent].filter(([, { isAcknowledged }]) => isAcknowledged)
    const isBefore = ({ seenAt = killedAt }: Sent) => seenAt < killedAt
    const after = all.filter((one) => !isBefore(one))
    const msOf = (some: Sent[]) =>
      some.flatMap(({ at, seenAt }) => (seenAt === undefined ? [] : [seenAt - at]))
    return {
      sent: sent.size,
      unseen: all.filter(({ seenAt }) => seenAt === undefined).length,
      lost: acknowledged.filter(([content]) => !there.has(content)).length + sent.size - acknowledged.length,
      doubled: stored.filter((row) => row.count > 1).length,
      cut: readers.filter(wasCut).length,
      seenMs: msOf(all.filter(isBefore)),
      seenBesideMs: msOf(after.filter(({ reader }) => !wasCut(reader))),
      seenAfterCutMs: msOf(after.filter(({ reader }) => wasCut(reader))),
      backMs,
    }
  } finally {
    isOver = true
    for (const line of open) line.destroy()
    for (const { run } of nodes) run.child.kill('SIGTERM')
    await Promise.all(nodes.map(({ run }) => run.ended))
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Nothing where the node does not answer: the line says when to look again. */
async function readContents(
  address: string,
  path: string,
  headers: Record<string, string>,
): Promise<string[]> {
  try {
    const answer = await fetch(`${address}${path}`, { headers })
    const { messages } = (await answer.json()) as { messages?: { content: string }[] }
    return messages?.map(({ content }) => content) ?? []
  } catch {
    return []
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const latest = Date.now() + PATIENCE_MS
  while (!isSo() && Date.now() < latest) await wait(10)
}
