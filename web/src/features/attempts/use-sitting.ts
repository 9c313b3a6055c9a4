import type { AssessmentKind } from '@academy/contract/attempts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { holdPage } from '../../lib/calls/session-token.ts'
import { browserClock, newDeviceId } from './browser/clock.ts'
import { createBrowserJournal } from './browser/journal.ts'
import { browserWire } from './browser/wire.ts'
import { createSitting, type Sitting } from './engine/index.ts'
import { assessmentKey, type SatPaper, type SatSubmission } from './papers.ts'

export type PageSitting = Sitting<SatPaper, SatSubmission>

/** The monotonic timer may stand still while a device sleeps; the calendar then shows that something happened. */
const SLEPT_MS = 3_000
const LOOK_EVERY_MS = 5_000

/** The sitting of this page; null until it is made. It is watched while the page stands, and goes on from its journal later. */
export function useSitting(kind: AssessmentKind, id: string, person: string): PageSitting | null {
  const [sitting, setSitting] = useState<PageSitting | null>(null)
  useEffect(() => {
    const deviceId = newDeviceId()
    const made = createSitting({
      journal: createBrowserJournal<SatPaper>(person, assessmentKey({ kind, id }), deviceId),
      wire: browserWire({ kind, id }),
      clock: browserClock,
      random: Math.random,
      deviceId,
    })
    setSitting(made)
    void made.start()
    // A browser short of room then asks before it throws answers away.
    void navigator.storage?.persist?.().catch(() => false)
    const release = holdPage()
    const forget = followDevice(made)
    return () => {
      forget()
      release()
      made.stop()
    }
  }, [kind, id, person])
  return sitting
}

function followDevice(sitting: PageSitting): () => void {
  const wakeWhenSeen = () => document.visibilityState === 'visible' && sitting.wake()
  const wake = () => sitting.wake()
  let drift = Date.now() - performance.now()
  const timer = setInterval(() => {
    const now = Date.now() - performance.now()
    if (Math.abs(now - drift) > SLEPT_MS) sitting.wake()
    drift = now
  }, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', wakeWhenSeen)
  addEventListener('pageshow', wake)
  addEventListener('online', wake)
  // Two windows beside each other are both seen all the time.
  addEventListener('focus', wake)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', wakeWhenSeen)
    removeEventListener('pageshow', wake)
    removeEventListener('online', wake)
    removeEventListener('focus', wake)
  }
}

export const useSnapshot = (sitting: PageSitting) => useSyncExternalStore(sitting.subscribe, sitting.snapshot)

/** Apart from the rest, which does not change every second. */
export const useSecondsLeft = (sitting: PageSitting) =>
  useSyncExternalStore(sitting.subscribe, sitting.secondsLeft)
