import { createSitting } from '../engine/index.ts'
import { assessmentKey, readAssessmentKey } from '../papers.ts'
import { browserClock, newDeviceId } from './clock.ts'
import { createBrowserJournal } from './journal.ts'
import { storedSittings } from './store.ts'
import { browserWire } from './wire.ts'

/**
 * Sends what earlier visits left: answers, a pending hand-in, evidence of what came too late. A sitting that runs stays in
 * the journal. Resolves when there is nothing more to do; `signal` gives up.
 */
export async function sendLeftovers(person: string, signal: AbortSignal): Promise<void> {
  for (const { assessment } of await storedSittings(person)) {
    if (signal.aborted) return
    await sendOne(person, assessment, signal)
  }
}

async function sendOne(person: string, assessment: string, signal: AbortSignal): Promise<void> {
  const ref = readAssessmentKey(assessment)
  const device = newDeviceId()
  const sitting = createSitting({
    journal: createBrowserJournal(person, assessmentKey(ref), device),
    wire: browserWire(ref),
    clock: browserClock,
    random: Math.random,
    deviceId: device,
    isLeftover: true,
  })
  const wake = () => sitting.wake()
  addEventListener('online', wake)
  try {
    await sitting.start()
    await new Promise<void>((done) => {
      const look = () => {
        const { phase, unsentCount, needsSignIn, isTimeSure } = sitting.snapshot()
        const isThrough = phase === 'ended' || (phase === 'open' && isTimeSure)
        if (phase === 'opening' || phase === 'failed' || needsSignIn || (isThrough && unsentCount === 0))
          done()
      }
      sitting.subscribe(look)
      signal.addEventListener('abort', () => done(), { once: true })
      look()
    })
  } finally {
    removeEventListener('online', wake)
    sitting.stop()
  }
}
