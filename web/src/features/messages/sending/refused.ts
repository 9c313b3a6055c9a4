import { useSyncExternalStore } from 'react'
import { readStoredJson, type StorageKey, writeStorage } from '../../../lib/device/storage.ts'
import { forgetOnPersonChange } from '../../../lib/person-change.ts'
import type { Unsent } from './outgoing.ts'

/** What the server would not take stays where it was written, with the reason, until it is sent again or thrown away. */
export interface Refused extends Unsent {
  reason: string
}

const listeners = new Set<() => void>()
const keyOf = (person: string): StorageKey => `refused-messages:${person}`
const NONE: readonly Refused[] = []
const seen = new Map<string, readonly Refused[]>()
forgetOnPersonChange(() => seen.clear())

function read(person: string): readonly Refused[] {
  const kept = seen.get(person) ?? readStoredJson<Refused[]>(keyOf(person)) ?? NONE
  seen.set(person, kept)
  return kept
}

function write(person: string, next: readonly Refused[]): void {
  seen.set(person, next)
  writeStorage(keyOf(person), next.length > 0 ? JSON.stringify(next) : null)
  for (const tell of listeners) tell()
}

export const keepRefused = (person: string, message: Refused): void =>
  write(person, [...read(person).filter(({ key }) => key !== message.key), message])

export const forgetRefused = (person: string, key: string): void =>
  write(
    person,
    read(person).filter((one) => one.key !== key),
  )

function subscribe(listener: () => void): () => void {
  const fromOtherTab = () => {
    seen.clear()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

export const useRefused = (person: string): readonly Refused[] =>
  useSyncExternalStore(
    subscribe,
    () => read(person),
    () => NONE,
  )
