import { hash } from 'node:crypto'
import { type NoteKind, PUSH_PAYLOAD_MAX_BYTES, pushesTogether } from '@academy/contract/notifications'
import type { PushMessage } from '../../../services/push/index.ts'
import type { DuePush } from './pushes-store.ts'

export interface SaidPush extends Pick<PushMessage, 'text' | 'ttlSeconds' | 'urgency' | 'topic'> {}

const HOUR_SECONDS = 3600
/** A device that was off for a weekend still hears what happened; a message is answered by then. */
const KEPT_SECONDS = 72 * HOUR_SECONDS
const KEPT_OF: Partial<Record<NoteKind, number>> = {
  message: 24 * HOUR_SECONDS,
  'course-update': 24 * HOUR_SECONDS,
}
const URGENCY: Partial<Record<NoteKind, PushMessage['urgency']>> = { message: 'high', 'course-update': 'low' }
const TITLES_TOGETHER = 3
const TOGETHER = 'together'

export const ttlOf = (kind: NoteKind | null): number => (kind && KEPT_OF[kind]) ?? KEPT_SECONDS

/** One thing, in the words of the bell. A row that grows, and a conversation, take the place of what was said of them before, on the way
 * too; all others keep their own, as services hold few topics for a device that is away. */
export function sayOne({ kind, about, note, grows }: DuePush): SaidPush {
  const { title, message, link } = note ?? { title: '', message: '', link: null }
  const tag = tagOf(about)
  return {
    text: payload({ title, body: message, link, tag }),
    ttlSeconds: ttlOf(kind),
    urgency: kind === null ? 'high' : (URGENCY[kind] ?? 'normal'),
    ...(grows && { topic: tag }),
  }
}

/** Several that waited, as one. */
export function sayTogether(pushes: readonly DuePush[]): SaidPush {
  const titles = pushes.slice(-TITLES_TOGETHER).map(({ note }) => note?.title ?? '')
  const areMessages = pushes.every(({ kind }) => kind === 'message')
  const tag = tagOf(TOGETHER)
  return {
    text: payload({
      title: pushesTogether(pushes.length),
      body: titles.reverse().join(' · '),
      link: areMessages ? '/messages' : '/notifications',
      tag,
    }),
    ttlSeconds: KEPT_SECONDS,
    urgency: 'normal',
    topic: tag,
  }
}

/** What replaces what on a device, and as a topic on the way there (32 letters of base64url). Nothing can be read in it. */
const tagOf = (about: string): string => hash('sha256', about, 'base64url').slice(0, 32)

interface Payload {
  title: string
  body: string
  link: string | null
  tag: string
}

/** Cut where it would be too long to be taken, between two letters. */
export function payload(said: Payload): string {
  const letters = [...said.body]
  const written = (kept: number) =>
    JSON.stringify({
      ...said,
      body: kept < letters.length ? `${letters.slice(0, kept).join('')}…` : said.body,
    })
  const fits = (kept: number) => Buffer.byteLength(written(kept)) <= PUSH_PAYLOAD_MAX_BYTES
  if (fits(letters.length)) return written(letters.length)
  let [least, most] = [0, letters.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle - 1
  }
  return written(least)
}
