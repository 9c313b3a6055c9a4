import { readStorage, writeStorage } from '../../../lib/device/storage.ts'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Kept for each learner on this device. */
export function savedSpeed(person: string): number {
  const saved = Number(readStorage(`speed:${person}`))
  return SPEEDS.find((speed) => speed === saved) ?? 1
}

export function saveSpeed(person: string, speed: number): void {
  writeStorage(`speed:${person}`, speed === 1 ? null : String(speed))
}
