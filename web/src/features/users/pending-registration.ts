import { readStorage, readStoredJson, writeStorage } from '../../lib/device/storage.ts'

// Between register and verify. The token lies under the name the specification gives it; beside it what the verify screen
// shows, so that both outlast a phone that drops the page while the mail is read.

interface PendingRegistration {
  name: string
  email: string
  /** When the newest code was mailed, in milliseconds. */
  sentAtMs: number
}

const DETAILS = 'activation:details'

export const activationToken = (): string | null => readStorage('activationToken')

export const pendingRegistration = (): PendingRegistration | null => readStoredJson(DETAILS)

export function keepRegistration(token: string, details: PendingRegistration): void {
  writeStorage('activationToken', token)
  writeStorage(DETAILS, JSON.stringify(details))
}

export function keepSentAt(sentAtMs: number): void {
  const details = pendingRegistration()
  if (details) writeStorage(DETAILS, JSON.stringify({ ...details, sentAtMs }))
}

/** The registration is over at the server; name and address stay for the form. */
export function forgetActivation(): void {
  writeStorage('activationToken', null)
}
