import { beat, endOverdueAttempts } from '../../features/attempts/index.ts'
import type { TestAcademy } from '../academy.ts'
import type { Answer, RawSending } from '../calls.ts'
import type { Random } from './random.ts'
import type { VirtualTime } from './virtual-time.ts'

const BEAT_EVERY_MS = 5_000
const LOOK_EVERY_MS = 1_000

export interface Down {
  fromMs: number
  toMs: number
  /** Killed; else it stops in order. */
  isKilled: boolean
}

/** The academy as the phones find it: there, or not. */
export interface Served {
  downs: readonly Down[]
  /** Null: nobody listens, or nobody was left to answer. */
  deliver(token: string, address: string, sending: RawSending): Promise<Answer | null>
  stop(): void
}

/** Beats, looks for what is overdue on two nodes at once, and is away for a while where the seed wants it. */
export function serveIn(time: VirtualTime, academy: TestAcademy, random: Random): Served {
  const { services } = academy
  const downs: Down[] = []
  for (let fromMs = random.between(5_000, 90_000); random.chance(0.6); fromMs += 150_000) {
    const lengthMs = random.between(2_000, random.pick([12_000, 70_000]))
    downs.push({ fromMs, toMs: fromMs + lengthMs, isKilled: random.chance(0.7) })
    if (downs.length === 2) break
  }
  let run = 1
  let isStopped = false

  function live(own: number): void {
    const every = (ms: number, work: () => Promise<unknown>) => {
      if (run !== own || isStopped) return
      time.during(work())
      time.after(ms, () => every(ms, work))
    }
    const look = () => Promise.all([endOverdueAttempts(services), endOverdueAttempts(services)])
    time.during(beat(services))
    time.after(BEAT_EVERY_MS, () => every(BEAT_EVERY_MS, () => beat(services)))
    time.after(LOOK_EVERY_MS, () => every(LOOK_EVERY_MS, look))
  }

  live(run)
  for (const { fromMs, toMs, isKilled } of downs) {
    time.after(fromMs, () => {
      run = -run
      if (!isKilled) time.during(beat(services))
    })
    time.after(toMs, () => {
      run = 1 - run
      live(run)
    })
  }

  return {
    downs,
    async deliver(token, address, sending) {
      const own = run
      if (own < 0) return null
      const answering = academy.as({ token }).send(address, sending)
      time.during(answering)
      const answer = await answering
      return run === own ? answer : null
    },
    stop: () => {
      isStopped = true
    },
  }
}
