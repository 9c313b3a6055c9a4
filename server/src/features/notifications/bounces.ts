import { CHOICES_MESSAGES as M } from '@academy/contract/notifications'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { unauthenticated, unavailable } from '../../http/problem.ts'
import { type Bounce, isMailInHand, readBounces, takeReturnedMail } from '../../services/mail/index.ts'
import { isSameSecret } from '../../services/tokens.ts'
import { refuseAddress } from './refused-address.ts'

const MAX_BYTES = 256 * 1024
/** What a mail server's pipe calls it. */
const TYPES = ['message/rfc822', 'message/global', 'application/octet-stream']
const REPORT = /^multipart\/report\b/i
/** The sender notes what has left right after the server's answer. */
const RETRY_SECONDS = 60

/** Of mail that came back: `marked` now, `known` already, or nothing that says anything of an address. */
type Outcome = 'marked' | 'known' | 'nothing'

/** `POST /api/mail/bounces`: the operator's mail server hands over what comes back to the sender's address. Whatever it is, it is
 * taken, as a sender's mailbox gets all kinds of mail; without BOUNCE_SECRET the address does not exist. */
export function mountBounces(app: FastifyInstance, services: Services): void {
  const { bounceSecret } = services.config
  if (bounceSecret === null) return
  app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.addContentTypeParser(REPORT, { parseAs: 'buffer' }, (request, body, done) =>
      done(null, withItsHeader(request, body as Buffer)),
    )
    scope.post(
      '/api/mail/bounces',
      {
        bodyLimit: MAX_BYTES,
        schema: { hide: true },
        onRequest: async ({ headers }) => {
          const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
          if (!isSameSecret(token, bounceSecret)) throw unauthenticated(M.bouncesOfServer)
        },
      },
      async ({ body }) => {
        const bounces = Buffer.isBuffer(body) ? await readBounces(body) : []
        const outcome = await systemContext(services).write((ctx) => noteBounces(ctx, bounces))
        services.log.info({ outcome }, 'mail that came back was handed over')
        return { message: M.bounceTaken[outcome], outcome }
      },
    )
  })
}

/** The boundary stands in the call's own header. */
const withItsHeader = ({ headers }: FastifyRequest, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`Content-Type: ${headers['content-type']}\r\n\r\n`), body])

/** Anybody can write to the sender's address. What counts is what only our own letter can have brought about: its id, together with
 * the address that this letter went to; and each letter counts once. */
async function noteBounces(ctx: Context, bounces: readonly Bounce[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const { mailId, addresses, isForGood } of bounces) {
    if (!isForGood) continue
    const mail = await takeReturnedMail(ctx.db, mailId, addresses)
    if (mail) outcomes.push((await refuseAddress(ctx, mail.userId, mail.recipient)) ? 'marked' : 'known')
    else if (await isMailInHand(ctx.db, mailId)) throw unavailable(M.bounceTooSoon, RETRY_SECONDS)
  }
  return outcomes.includes('marked') ? 'marked' : (outcomes[0] ?? 'nothing')
}
