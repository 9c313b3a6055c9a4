import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, send } from './load.ts'

export interface Timed {
  atMs: number
  call: Call
}
export interface Rushed {
  /** From the moment it was due until its answer was whole. */
  ms: number[]
  errors: string[]
}

/** Each call at its moment, over a connection of its own where all others are busy; nothing is tried again. */
export async function rush(address: string, calls: readonly Timed[]): Promise<Rushed> {
  const agent = new Agent({ keepAlive: true })
  const rushed: Rushed = { ms: [], errors: [] }
  const started = performance.now()
  await Promise.all(
    calls.map(async ({ atMs, call }) => {
      await sleep(atMs)
      try {
        await send(agent, address, call)
        rushed.ms.push(performance.now() - started - atMs)
      } catch (error) {
        rushed.errors.push(error instanceof Error ? error.message : String(error))
      }
    }),
  )
  agent.destroy()
  return rushed
}

/** Spread over that time, the same every run. */
export const spread = (count: number, overMs: number): number[] =>
  Array.from({ length: count }, (_, n) => Math.floor((((n * 7919) % count) * overMs) / count))
