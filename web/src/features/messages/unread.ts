import { useSyncExternalStore } from 'react'
import { forgetOnPersonChange } from '../../lib/person-change.ts'

// How much is unread: the number that every frame shows. Who asks for it comes after the page.

export const unreadKey = ['unread-messages'] as const

let unread = 0
const listeners = new Set<() => void>()

export function setUnread(count: number): void {
  if (count === unread) return
  unread = count
  for (const tell of listeners) tell()
}

forgetOnPersonChange(() => setUnread(0))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readUnread = () => unread
export const useUnread = (): number => useSyncExternalStore(subscribe, readUnread, readUnread)
