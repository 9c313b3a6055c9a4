import {
  badgePath,
  certificatePath,
  credentialPath,
  readCertificateNumber,
} from '@academy/contract/certificates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contextFor, type Services } from '../../../http/context.ts'
import { useUpOfNetwork } from '../../../http/limits.ts'
import { networkOf } from '../../../http/network.ts'
import { Problem } from '../../../http/problem.ts'
import { type CertificateRow, findByNumber, findSuccessor } from '../certificates-store.ts'
import type { PageFrame } from './layout.ts'
import { formPage, type Proofs, revokedPage, tooManyPage, unknownPage, validPage } from './pages.ts'
import { PAGE_POLICY } from './style.ts'
import { ENGLISH } from './texts.ts'

/** More than a hall of guests with telephones asks; numbers cannot be found by trying, and nobody shall try. */
const LOOKS = { max: 120, perSeconds: 60 }
const SHOWN_LETTERS = 60

/** The pages on which anybody checks a certificate: no script, no session, no web app. */
export function mountCertificatePages(app: FastifyInstance, services: Services): void {
  const frame = async (): Promise<PageFrame> => ({
    texts: ENGLISH,
    academy: await services.academyFacts(),
    publicUrl: services.config.publicUrl,
    now: services.clock.now(),
  })

  app.get('/certificate', { schema: { hide: true } }, async (request, reply) => {
    const { number } = request.query as Record<string, unknown>
    const typed = typeof number === 'string' ? number.trim() : ''
    if (!typed) return send(reply, 200, formPage(await frame()))
    const known = readCertificateNumber(typed)
    return known
      ? reply.redirect(certificatePath(known), 302)
      : send(reply, 404, unknownPage(await frame(), shown(typed)))
  })

  app.get('/certificate/:number', { schema: { hide: true } }, async (request, reply) => {
    const { number: typed } = request.params as { number: string }
    const number = readCertificateNumber(typed)
    if (!number) return send(reply, 404, unknownPage(await frame(), shown(typed)))
    if (number !== typed) return reply.redirect(certificatePath(number), 301)
    const wait = await secondsToWait(request, services)
    if (wait > 0)
      return send(
        reply.header('retry-after', String(wait)),
        429,
        tooManyPage(await frame(), Math.ceil(wait / 60)),
      )
    return answer(reply, number, await frame(), services)
  })
}

async function answer(reply: FastifyReply, number: string, frame: PageFrame, { db }: Services) {
  const row = await findByNumber(db, number)
  if (!row?.completed_at) return send(reply, 404, unknownPage(frame, number))
  if (!row.revoked_at) return send(reply, 200, validPage(frame, row, proofsOf(row)))
  const successor = await findSuccessor(db, row.id)
  return send(reply, 410, revokedPage(frame, row, successor))
}

async function secondsToWait(request: FastifyRequest, services: Services): Promise<number> {
  const network = networkOf(request.ip)
  const ctx = contextFor(
    services,
    null,
    { network, device: '', cookie: '', requestId: request.id },
    services.log,
  )
  try {
    await useUpOfNetwork(ctx, 'certificate page', LOOKS)
    return 0
  } catch (error) {
    if (error instanceof Problem) return Number(error.headers['retry-after'])
    throw error
  }
}

/** As it was typed, on one line, and no longer than a number could be. */
const shown = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, SHOWN_LETTERS)

/** What is said may be another thing in a minute: nobody keeps it. */
function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(page)
}

/** Null while it has no signed credential. */
function proofsOf({ number, credential }: CertificateRow): Proofs | null {
  return credential === null ? null : { credential: credentialPath(number), badge: badgePath(number) }
}
