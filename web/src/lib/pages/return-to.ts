import { visit } from '../device/storage.ts'

// Where somebody wanted to go when the login screen came between; it survives the trip to Google or GitHub.

const KEY = 'return-to'

export function rememberReturn(path: string): void {
  visit.write(KEY, path)
}

/** Only a path of this site is ever returned to. */
export function peekReturn(): string | null {
  const path = visit.read(KEY)
  return path && /^\/(?![/\\])/.test(path) ? path : null
}

export function forgetReturn(): void {
  visit.delete(KEY)
}
