import { LOOK_AT_ALL } from '@academy/contract/http'
import type { Logger } from 'pino'
import { keepListening, type Listening } from './listen.ts'
import { type Followed, readPayload } from './topics.ts'

/** Hears one word: an event of the contract, 'all', or 'stop'. */
export type Heard = (word: string) => void

export interface EventHub {
  /** Follows topics until the returned function is called. Says 'all' as soon as nothing more can be missed. */
  follow(topics: Followed[], heard: Heard): () => void
  close(): Promise<void>
}

/** Connects to the database with the first follower; a node that nobody follows costs nothing. */
export function openEventHub(options: {
  connectionString: string
  log: Pick<Logger, 'debug' | 'warn'>
}): EventHub {
  const followers = new Map<string, Set<Heard>>()
  let listening: Listening | null = null
  let isListening = false

  const onPayload = (payload: string) => {
    const { topic, word } = readPayload(payload)
    for (const heard of [...(followers.get(topic) ?? [])]) heard(word)
  }
  const onListening = () => {
    isListening = true
    const everybody = new Set([...followers.values()].flatMap((heard) => [...heard]))
    for (const heard of everybody) heard(LOOK_AT_ALL)
  }

  const onLost = () => {
    isListening = false
  }

  return {
    follow: (topics, heard) => {
      listening ??= keepListening({ ...options, onPayload, onListening, onLost })
      for (const topic of topics) followers.set(topic, (followers.get(topic) ?? new Set()).add(heard))
      if (isListening) heard(LOOK_AT_ALL)
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
