import type { LiveEvent, LOOK_AT_ALL } from '@academy/contract/http'
import { type Kysely, sql } from 'kysely'
import { CHANNEL, payloadOf, type Topic } from './topics.ts'

export interface Events {
  /** Tells the topic's listeners on every node to look at `event` again, or at all: at the commit, or never. */
  tell(topics: Topic | Topic[], event: LiveEvent | typeof LOOK_AT_ALL): Promise<void>
}

/** In a transaction the database delivers at its commit, and once however often the same was told. */
// biome-ignore lint/suspicious/noExplicitAny: needs no table
export function eventsOn(db: Kysely<any>): Events {
  return {
    tell: async (topics, event) => {
      const payloads = [topics].flat().map((topic) => payloadOf(topic, event))
      if (payloads.length === 0) return
      await sql`select pg_notify(${CHANNEL}, told) from unnest(${payloads}::text[]) as told`.execute(db)
    },
  }
}
