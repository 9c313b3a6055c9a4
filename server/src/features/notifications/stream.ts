import { Readable } from 'node:stream'
import { HTTP_MESSAGES, LOOK_AT_ALL, STOP_LISTENING } from '@academy/contract/http'
import { LIVE_STREAMS_MAX } from '@academy/contract/notifications'
import { isAdmin } from '@academy/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Services, SignedIn } from '../../http/context.ts'
import { tooMany, unauthenticated } from '../../http/problem.ts'
import { callerOf } from '../../http/session.ts'
import type { Followed } from '../../services/events/index.ts'
import { createLookAgain } from './look-again.ts'
import { keepPresence } from './presence.ts'

/** Keeps the line open through balancers, and shows each side that the other is gone. */
const BEAT_EVERY_MS = 20_000
/** A stream is begun anew now and then, so that its right to listen is looked at again. */
const LONGEST_MS = 30 * 60_000
/** A browser that leaves so much of its stream unread is cut off. */
const WAITING_MAX_BYTES = 16_384
const RETRY_SECONDS = 60
/** How long a page's question may be on its way: what it knows is older by that. The page looks again by itself where it took longer. */
const ON_ITS_WAY_MS = 10_000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Balancers pass each line on at once, and nobody waits for this connection's next request when the academy stops.
  'x-accel-buffering': 'no',
  connection: 'close',
}

const topicsOf = ({ id, role, sessionId }: SignedIn): Followed[] => [
  `person:${id}`,
  `session:${sessionId}`,
  ...(isAdmin(role) ? (['admins'] as const) : []),
]

/** `GET /api/events`: the words that say "look again", as a stream that never ends by itself. */
export function mountEvents(app: FastifyInstance, services: Services): void {
  const open = new Set<{ end: () => void; sessionId: string }>()
  const lookAgain = createLookAgain(services)
  const presence = keepPresence(services)

  function begin(caller: SignedIn, knownForMs: number): Readable {
    const stream = new Readable({ read() {} })
    let isOver = false
    const say = (text: string) => {
      if (stream.readableLength > WAITING_MAX_BYTES) stream.destroy()
      else if (!isOver && !stream.destroyed) stream.push(text)
    }
    const end = () => {
      if (!isOver) stream.push(null)
      isOver = true
    }
    const tell = (word: string) => say(`event: ${word}\ndata:\n\n`)
    const refuse = () => {
      tell(STOP_LISTENING)
      end()
    }
    const one = { end, sessionId: caller.sessionId }
    const beat = setInterval(() => say(':\n\n'), BEAT_EVERY_MS).unref()
    const rest = setTimeout(end, LONGEST_MS).unref()
    say(':\n\n')
    const hear = (word: string) => {
      if (word === STOP_LISTENING) refuse()
      else if (word === LOOK_AT_ALL) lookAgain({ caller, goOn: () => tell(word), refuse })
      else tell(word)
    }
    const unfollow = services.eventHub.follow(topicsOf(caller), hear, knownForMs)
    open.add(one)
    presence.opened(caller.sessionId)
    services.figures.liveConnections.opened()
    stream.once('close', () => {
      clearInterval(beat)
      clearTimeout(rest)
      unfollow()
      open.delete(one)
      presence.closed(caller.sessionId)
      services.figures.liveConnections.closed()
    })
    return stream
  }

  // The stop waits for running requests, and these never end by themselves.
  app.addHook('preClose', async () => {
    for (const { end } of open) end()
  })
  app.addHook('onClose', () => presence.close())
  // Asked with HEAD it would hold a place until it rests.
  const options = { compress: false, exposeHeadRoute: false, schema: { hide: true } } as const
  app.get('/api/events', options, async (request, reply) => {
    const caller = await callerOf(request, services.db, request.log as Logger)
    if (!caller) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
    const own = [...open].filter(({ sessionId }) => sessionId === caller.sessionId)
    if (own.length >= LIVE_STREAMS_MAX) throw tooMany(HTTP_MESSAGES.tooMany, RETRY_SECONDS)
    return reply.headers(HEADERS).send(begin(caller, knownForMs(request.query)))
  })
}

/** What a page that just opened knows is `?knows=` milliseconds old; of others nobody can tell. */
function knownForMs(query: unknown): number {
  const { knows } = query as { knows?: string }
  return knows && /^\d{1,6}$/.test(knows) ? Number(knows) + ON_ITS_WAY_MS : Number.POSITIVE_INFINITY
}
