import { setTimeout as sleep } from 'node:timers/promises'
import { isGood, openWire, type Wire } from './wire.ts'

/** What is to be sent: one after the other over so many lines, or each at its moment, over a line of its own where all are busy. */
export interface Task {
  id: number
  address: string
  requests: readonly Buffer[]
  atOnce: number
  momentsMs?: readonly number[]
}
export interface Done {
  id: number
  seconds: number
  /** Of each answer, in the order they ended; of one with a moment, since then. */
  ms: number[]
  errors: string[]
  /** Of the client itself, which has the same processors. */
  cpuMs: number
}

/** Between one line and the next: of several workers that are idle, one would take all that come at the same moment. */
const COMING_MS = 4

/** A process of its own: neither the judge's work nor the requests' making is in the times. */
export function serveClient(): void {
  process.on('message', (task: Task) => {
    void perform(task).then((done) => process.send?.(done))
  })
  process.once('disconnect', () => process.exit())
}

async function perform(task: Task): Promise<Done> {
  const done: Done = { id: task.id, seconds: 0, ms: [], errors: [], cpuMs: 0 }
  const requests = task.requests.map((bytes) => Buffer.from(bytes))
  const lines: Wire[] = []
  const opened: Wire[] = []
  const open = async () => {
    const line = await openWire(task.address)
    opened.push(line)
    return line
  }
  const cpu = process.cpuUsage()
  const began = performance.now()

  async function ask(line: Wire, request: Buffer, since: number): Promise<void> {
    try {
      const { status, head } = await line.ask(request)
      if (!isGood(status)) done.errors.push(faultOf(request, head))
      done.ms.push(performance.now() - since)
    } catch (error) {
      done.errors.push(String(error))
    }
  }

  if (task.momentsMs) {
    const send = async (request: Buffer, at: number) => {
      await sleep(at)
      let line = lines.pop()
      while (line && !line.isOpen()) line = lines.pop()
      line ??= await open()
      await ask(line, request, began + at)
      lines.push(line)
    }
    const sent = requests.map((request, n) =>
      send(request, task.momentsMs?.[n] ?? 0).catch((error) => done.errors.push(String(error))),
    )
    await Promise.all(sent)
  } else {
    let next = 0
    const follow = async (at: number) => {
      await sleep(at * COMING_MS)
      const line = await open()
      for (let request = requests[next++]; request; request = requests[next++])
        await ask(line, request, performance.now())
    }
    await Promise.all(Array.from({ length: task.atOnce }, (_, at) => follow(at)))
  }
  done.seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  done.cpuMs = (user + system) / 1000
  for (const line of opened) line.close()
  return done
}

const firstLine = (text: string) => text.slice(0, text.indexOf('\r\n'))
const faultOf = (request: Buffer, head: string) =>
  `${firstLine(request.toString('latin1'))} was answered with ${firstLine(`${head}\r\n`)}`
