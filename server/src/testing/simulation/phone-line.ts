import type { Answer, RawSending } from '../calls.ts'
import type { Line } from './plan.ts'
import type { Random } from './random.ts'
import type { Served } from './served.ts'
import type { VirtualTime } from './virtual-time.ts'

/** Requests of one moment meet at the server; a coarser grid lets more of them race. */
const ARRIVE_EVERY_MS = 200

export interface PhoneLine {
  /** Rejects where no answer comes, and sometimes never settles. `onArrival` hears each time the server has dealt with it. */
  send(
    address: string,
    sending: RawSending,
    isGone: () => boolean,
    onArrival: (answer: Answer, atMs: number) => void,
  ): Promise<Answer>
  /** From now on without faults. */
  heal(): void
}

type LineOptions = {
  time: VirtualTime
  random: Random
  traits: Line
  served: Served
  token: () => string
  isOnline: () => boolean
}

export function createPhoneLine({
  time,
  random,
  served,
  token,
  isOnline,
  ...options
}: LineOptions): PhoneLine {
  let traits = options.traits
  const wayMs = () => random.between(5, traits.wayMaxMs)

  return {
    heal() {
      traits = { lost: 0, unanswered: 0, silent: 0, twice: 0, busy: 0, wayMaxMs: 100 }
    },
    send: (address, sending, isGone, onArrival) =>
      new Promise((resolve, reject) => {
        const own = token()
        const fail = (afterMs: number) => {
          if (random.chance(traits.silent * 3)) return
          time.after(afterMs, () => reject(new TypeError('Failed to fetch')))
        }
        if (!isOnline()) return fail(random.between(1, 100))
        const upMs = wayMs()
        if (random.chance(traits.lost)) return fail(upMs * 2)
        if (random.chance(traits.busy)) return time.after(upMs * 2, () => resolve(busy()))

        const arriveMs = Math.ceil((time.nowMs() + upMs) / ARRIVE_EVERY_MS) * ARRIVE_EVERY_MS - time.nowMs()
        const isLost = random.chance(traits.unanswered)
        const isSilent = random.chance(traits.silent)
        const downMs = wayMs()
        const deliver = async () => {
          const atMs = time.nowMs()
          const answer = await served.deliver(own, address, sending)
          if (answer) onArrival(answer, atMs)
          return answer
        }
        time.after(arriveMs, () => {
          const delivery = deliver().then((answer) => {
            if (!answer || isLost) return fail(downMs)
            if (isSilent) return
            time.after(downMs, () => {
              if (isOnline() && !isGone()) resolve(answer)
              else fail(1)
            })
          })
          time.during(delivery)
        })
        if (random.chance(traits.twice))
          time.after(arriveMs + ARRIVE_EVERY_MS * random.between(0, 60), () => time.during(deliver()))
      }),
  }
}

const busy = (): Answer => ({ status: 503, headers: {}, body: { message: 'busy' }, text: '' })
