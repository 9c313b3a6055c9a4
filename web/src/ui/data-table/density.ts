import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '../../lib/device/storage.ts'

export type Density = 'comfortable' | 'compact'
const listeners = new Set<() => void>()

const read = (): Density => (readStorage('density') === 'compact' ? 'compact' : 'comfortable')
const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How close the rows of every table stand: one choice, remembered on this device. */
export function useDensity() {
  const density = useSyncExternalStore(follow, read, () => 'comfortable' as const)
  const choose = (chosen: Density) => {
    writeStorage('density', chosen === 'compact' ? chosen : null)
    for (const listener of listeners) listener()
  }
  return { density, choose }
}
