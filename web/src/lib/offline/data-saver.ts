import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '../device/storage.ts'

const listeners = new Set<() => void>()

/** Kept on this device: nothing is fetched ahead, covers are drawn, audio comes first. */
const isDataSaverOn = (): boolean => readStorage('dataSaver') === 'on'

export function setDataSaver(isOn: boolean): void {
  writeStorage('dataSaver', isOn ? 'on' : null)
  for (const tell of listeners) tell()
}

export function useDataSaver(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isDataSaverOn,
    () => false,
  )
}
