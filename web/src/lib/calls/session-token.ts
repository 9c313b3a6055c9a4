import { readStorage, writeStorage } from '../device/storage.ts'

// The session token, in local storage under `token`. Whoever shows or sends something as a person follows it here.

type Listener = () => void
const listeners = new Set<Listener>()
const endListeners = new Set<Listener>()
let hasEnded = false
let holders = 0

export const sessionToken = (): string | null => readStorage('token')

export function setSessionToken(token: string | null): void {
  writeStorage('token', token)
  for (const tell of listeners) tell()
}

/** Also called when another tab signs in or out. */
export function onTokenChange(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent) => (event.key === 'token' || event.key === null) && listener()
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The server no longer knows the token: it ended elsewhere, or expired. */
export function announceSessionEnd(token: string): void {
  if (sessionToken() !== token) return
  setSessionToken(null)
  setSessionEnded(true)
}

/** True until the person is back: what says so may load after it happened. */
export const hasSessionEnded = (): boolean => hasEnded

export function setSessionEnded(ended: boolean): void {
  hasEnded = ended
  for (const tell of endListeners) tell()
}

export function onSessionEnd(listener: Listener): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

/** While somebody sits a quiz or an exam the guards leave the page alone: the password is asked for in place. */
export function holdPage(): () => void {
  holders += 1
  return () => {
    holders -= 1
  }
}

export const isPageHeld = (): boolean => holders > 0
