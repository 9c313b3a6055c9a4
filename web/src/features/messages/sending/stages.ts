import { useSyncExternalStore } from 'react'

/** How far this page has come with a message. `settled` while what waited is being thrown away: it is shown elsewhere. */
type Stage = 'sending' | 'waiting' | 'settled'

let stages: ReadonlyMap<string, Stage> = new Map()
const listeners = new Set<() => void>()

export function setStage(key: string, stage: Stage): void {
  if (stages.get(key) === stage) return
  stages = new Map(stages).set(key, stage)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readStages = () => stages
export const useStages = (): ReadonlyMap<string, Stage> =>
  useSyncExternalStore(subscribe, readStages, readStages)
