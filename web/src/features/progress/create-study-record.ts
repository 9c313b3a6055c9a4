import type { Range } from '@academy/contract/progress/rules'
import { isUnreachable, mayPass } from '../../lib/calls/call.ts'
import { enqueue } from '../../lib/device/outbox/index.ts'
import { readStoredJson, type StorageKey, writeStorage } from '../../lib/device/storage.ts'
import { isStudied, joinPositions, movedOn, type Position } from './position-record.ts'
import { positionWork, sendPosition } from './unsent-work.ts'

const SEND_EVERY_MS = 10_000

type RecordOptions = {
  person: string
  lectureId: string
  /** Seconds or pages; null where nobody knows. */
  length: number | null
  /** What the server knows. */
  known: Position | null
  /** False for those who only look on: nothing of theirs is kept. */
  isKept: boolean
  /** Nine tenths truly watched or seen. */
  onStudied: () => void
}

/** Every move is on the device at once and on the server within ten seconds; without a line it waits in the outbox. */
export function createStudyRecord({ person, lectureId, length, known, isKept, onStudied }: RecordOptions) {
  const key: StorageKey = `position:${person}/${lectureId}`
  const kept = isKept ? readStoredJson<Position>(key) : null
  const start = joinPositions(kept, known)
  const listeners = new Set<() => void>()
  let current = start
  // What an earlier visit kept and the server has not heard of goes with the first sending.
  let isUnsent = kept !== null && (known === null || kept.atMs > known.atMs)
  let sentAtMs = Date.now()
  let hasStudied = start !== null && isStudied(start, length)

  async function send(): Promise<void> {
    if (!isKept || !isUnsent || !current) return
    isUnsent = false
    sentAtMs = Date.now()
    const unsent = { ...current, lectureId }
    try {
      const { isComplete } = await sendPosition(unsent)
      if (isComplete) finish()
    } catch (failure) {
      if (isUnreachable(failure) || mayPass(failure)) await keepForLater(unsent)
    }
  }

  async function keepForLater(unsent: Position & { lectureId: string }): Promise<void> {
    try {
      await enqueue(person, positionWork, lectureId, unsent)
    } catch {
      // The device's database stores nothing: what local storage keeps goes next time.
      isUnsent = true
    }
  }

  function finish(): void {
    if (hasStudied) return
    hasStudied = true
    onStudied()
  }

  return {
    resume: start && { position: start.positionSeconds, atMs: start.atMs },
    watched: () => current?.watched ?? none,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    note(range: Range | null, position: number) {
      const before = current
      current = movedOn(current, { range, position, atMs: Date.now() }, length)
      isUnsent = true
      if (isKept) writeStorage(key, JSON.stringify(current))
      if (current.watched !== before?.watched) for (const tell of listeners) tell()
      if (isStudied(current, length)) finish()
      if (Date.now() - sentAtMs >= SEND_EVERY_MS) void send()
    },
    send: () => void send(),
  }
}

const none: readonly Range[] = []
