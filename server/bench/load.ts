import { type ChildProcess, fork } from 'node:child_process'
import type { Done, Task } from './client.ts'
import { cpuMsOf } from './system.ts'
import { type Call, requestOf } from './wire.ts'

export interface Load {
  perSecond: number
  /** Of each call, in the order they ended. */
  ms: number[]
  /** Of all processes that were named, a call; and of the client. */
  cpuMs: number
  clientMs: number
}
export interface Rushed extends Load {
  errors: string[]
}
export interface Timed {
  atMs: number
  call: Call
}

const AT_ONCE = 8

let client: ChildProcess | null = null

let tasks = 0

/** Several at the same time, too. */
function perform(task: Omit<Task, 'id'>): Promise<Done> {
  client ??= fork(process.argv[1] ?? '', ['--client'], { serialization: 'advanced', execArgv: [] })
  const [there, id] = [client, tasks++]
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the bench's client ended"))
    const hear = (done: Done) => {
      if (done.id !== id) return
      there.off('message', hear).off('exit', fail)
      resolve(done)
    }
    there.on('message', hear).once('exit', fail)
    there.send({ ...task, id })
  })
}

/** Without its client the bench could not end. */
export function closeClient(): void {
  client?.disconnect()
  client = null
}

/** Sends `count` calls, eight at once over connections that stay open; any answer but a good one ends the measurement.
 * @param pids of the processes, with all they have started, whose processor time is counted */
export async function load(
  address: string,
  count: number,
  callOf: (n: number) => Call,
  { pids = [], atOnce = AT_ONCE }: { pids?: readonly number[]; atOnce?: number } = {},
): Promise<Load> {
  const requests = Array.from({ length: Math.ceil(count) }, (_, n) => requestOf(address, callOf(n)))
  const { errors, ...found } = await measured({ address, requests, atOnce }, pids)
  if (errors[0]) throw new Error(errors[0])
  return found
}

/** Each call at its moment, over a connection of its own where all others are busy; nothing is tried again. */
export function rush(
  address: string,
  calls: readonly Timed[],
  pids: readonly number[] = [],
): Promise<Rushed> {
  const requests = calls.map(({ call }) => requestOf(address, call))
  return measured({ address, requests, atOnce: AT_ONCE, momentsMs: calls.map(({ atMs }) => atMs) }, pids)
}

async function measured(task: Omit<Task, 'id'>, pids: readonly number[]): Promise<Rushed> {
  const before = cpuMsOf(pids)
  const { seconds, ms, errors, cpuMs } = await perform(task)
  const count = task.requests.length
  return {
    ...{ perSecond: count / seconds, ms, errors },
    ...{ cpuMs: (cpuMsOf(pids) - before) / count, clientMs: cpuMs / count },
  }
}
