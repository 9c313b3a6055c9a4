import { failureKind, type SafeFailure, safeLine } from '../safe-failure.ts'

const KIND_FIRST = /^\[([A-Za-z0-9_]{2,40})\] /

/** The queue keeps the message of a failure alone, so it begins with what kind it was. */
export function withKind(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const kind = failureKind(error)
  if (kind === 'Error') return error
  const code = 'code' in error ? { code: error.code } : {}
  return Object.assign(new Error(`[${kind}] ${error.message}`, { cause: error }), code)
}

/** What the queue kept, as it may be shown; null where a process died and left no word. */
export function readFailureText(text: string | null): SafeFailure | null {
  if (text === null) return null
  const kind = KIND_FIRST.exec(text)?.[1]
  return { kind: kind ?? 'Error', line: safeLine(kind ? text.replace(KIND_FIRST, '') : text) }
}

/** The error as it was thrown, for the log. */
export function ownFailure(error: Error | undefined): Error | undefined {
  const own = error?.cause
  return own instanceof Error && error?.message === `[${failureKind(own)}] ${own.message}` ? own : error
}
