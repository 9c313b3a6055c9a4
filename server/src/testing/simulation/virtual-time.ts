export interface VirtualTime {
  nowMs(): number
  /** Calls back once; the result cancels it. */
  after(ms: number, act: () => void): () => void
  /** Real work that belongs to this moment: time stands still until it is done. */
  during(work: Promise<unknown>): void
  run(untilMs: number): Promise<void>
}

type Timer = { at: number; order: number; act: () => void; isCancelled: boolean }

/** Time that jumps from one event to the next; all that is due at one moment happens at once. */
export function createVirtualTime(onMove: (byMs: number) => void): VirtualTime {
  const timers: Timer[] = []
  let now = 0
  let order = 0
  let working: Promise<unknown>[] = []

  async function settle(): Promise<void> {
    do {
      const batch = working
      working = []
      await Promise.all(batch)
      await new Promise((done) => setImmediate(done))
    } while (working.length > 0)
  }

  return {
    nowMs: () => now,
    after(ms, act) {
      const timer = { at: Math.ceil(now + Math.max(0, ms)), order: order++, act, isCancelled: false }
      push(timers, timer)
      return () => {
        timer.isCancelled = true
      }
    },
    during: (work) => void working.push(work),
    async run(untilMs) {
      await settle()
      for (let next = timers[0]; next && next.at <= untilMs; next = timers[0]) {
        if (next.at > now) {
          onMove(next.at - now)
          now = next.at
        }
        const due: Timer[] = []
        while (timers[0] && timers[0].at <= now) due.push(pop(timers))
        for (const timer of due) if (!timer.isCancelled) timer.act()
        await settle()
      }
      onMove(untilMs - now)
      now = untilMs
    },
  }
}

const isBefore = (one: Timer, other: Timer) =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** A binary heap, the earliest first. */
function push(heap: Timer[], timer: Timer): void {
  let at = heap.length
  heap.push(timer)
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (isBefore(heap[parent] as Timer, timer)) break
    heap[at] = heap[parent] as Timer
    at = parent
  }
  heap[at] = timer
}

function pop(heap: Timer[]): Timer {
  const first = heap[0] as Timer
  const last = heap.pop() as Timer
  if (heap.length === 0) return first
  let at = 0
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    const right = heap[child + 1]
    if (right && isBefore(right, heap[child] as Timer)) child += 1
    if (isBefore(last, heap[child] as Timer)) break
    heap[at] = heap[child] as Timer
    at = child
  }
  heap[at] = last
  return first
}
