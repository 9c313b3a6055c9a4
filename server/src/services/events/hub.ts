import { LOOK_AT_ALL } from '@academy/contract/http'
import type { Logger } from 'pino'
import { keepListening, type Listening } from './listen.ts'
import { type Followed, readPayload } from './topics.ts'

/** Hears one word: an event of the contract, 'all', or 'stop'. */
export type Heard = (word: string) => void

export interface EventHub {
  /** Follows topics until the returned function is called. Says 'all' as soon as nothing more can be missed; to whom knows what was to be seen
   * so long ago, and no longer than is remembered, what was told since. */
  follow(topics: Followed[], heard: Heard, knownForMs?: number): () => void
  close(): Promise<void>
}

const REMEMBERED_MS = 30_000

/** Connects to the database with the first follower; a node that nobody follows costs nothing. */
export function openEventHub(options: {
  connectionString: string
  log: Pick<Logger, 'debug' | 'warn'>
}): EventHub {
  const followers = new Map<string, Set<Heard>>()
  let listening: Listening | null = null
  let listeningSince: number | null = null
  /** When each was told last, the oldest first. */
  const told = new Map<string, number>()

  function remember(payload: string): void {
    const now = performance.now()
    told.delete(payload)
    told.set(payload, now)
    for (const [oldest, at] of told) {
      if (at >= now - REMEMBERED_MS) return
      told.delete(oldest)
    }
  }

  function catchUp(topics: Followed[], heard: Heard, knownForMs: number): void {
    if (listeningSince === null) return
    const now = performance.now()
    const since = now - knownForMs
    if (since < Math.max(listeningSince, now - REMEMBERED_MS)) {
      heard(LOOK_AT_ALL)
      return
    }
    for (const [payload, at] of told) {
      const { topic, word } = readPayload(payload)
      if (at >= since && (topics as string[]).includes(topic)) heard(word)
    }
  }

  const onPayload = (payload: string) => {
    remember(payload)
    const { topic, word } = readPayload(payload)
    for (const heard of [...(followers.get(topic) ?? [])]) heard(word)
  }
  const onListening = () => {
    listeningSince = performance.now()
    const everybody = new Set([...followers.values()].flatMap((heard) => [...heard]))
    for (const heard of everybody) heard(LOOK_AT_ALL)
  }

  const onLost = () => {
    listeningSince = null
  }

  return {
    follow: (topics, heard, knownForMs = Number.POSITIVE_INFINITY) => {
      listening ??= keepListening({ ...options, onPayload, onListening, onLost })
      for (const topic of topics) followers.set(topic, (followers.get(topic) ?? new Set()).add(heard))
      catchUp(topics, heard, knownForMs)
      return () => {
        for (const topic of topics) {
          const others = followers.get(topic)
          others?.delete(heard)
          if (others?.size === 0) followers.delete(topic)
        }
      }
    },
    close: async () => listening?.close(),
  }
}
