import { announceSessionEnd } from '../calls/session-token.ts'
import { createEventReader } from './live-events.ts'

/** The server speaks every 20 s, if only to say that it is there. */
const SILENCE_MAX_MS = 50_000

export interface LineEnd {
  /** Whether the server was heard at all. */
  wasOpen: boolean
  /** How long the server wants to be left alone. */
  waitMs: number
}

/** One stream from its beginning to its end. Never rejects: a line that breaks is a line that ended. */
export async function listenOnLine(options: {
  token: string
  /** Ends it from this side. */
  line: AbortController
  /** Of a page whose first line it is: how old the oldest of what it shows may be. */
  knownForMs?: number | undefined
  onOpen: () => void
  onWord: (word: string) => void
}): Promise<LineEnd> {
  const { token, line } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => line.abort(), SILENCE_MAX_MS)
  }
  let wasOpen = false
  try {
    heard()
    const query = options.knownForMs === undefined ? '' : `?knows=${options.knownForMs}`
    const response = await fetch(`/api/events${query}`, {
      headers: { token, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: line.signal,
    })
    if (response.status === 401) announceSessionEnd(token)
    if (!response.ok || !response.body) {
      return { wasOpen, waitMs: 1000 * Number(response.headers.get('retry-after') ?? 0) }
    }
    wasOpen = true
    options.onOpen()
    const read = createEventReader(options.onWord)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      heard()
      read(piece.value)
    }
  } catch {
    // Gone, as lines go: the next one is begun after a while.
  } finally {
    clearTimeout(timer)
  }
  return { wasOpen, waitMs: 0 }
}
