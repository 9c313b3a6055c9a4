/** Whom an event is for: a person's own pages, or every admin. */
export type Topic = 'admins' | `person:${string}`
/** What a listener may follow. The database itself tells of a session that ends (migration 0006). */
export type Followed = Topic | `session:${string}`

export const CHANNEL = 'academy_events'

export const payloadOf = (topic: Topic, word: string): string => `${topic} ${word}`

export function readPayload(payload: string): { topic: string; word: string } {
  const [topic = '', word = ''] = payload.split(' ')
  return { topic, word }
}
