import {
  badgePath,
  credentialPath,
  CERTIFICATE_MESSAGES as M,
  readCertificateNumber,
} from '@academy/contract/certificates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../http/context.ts'
import { notFound, Problem } from '../../../http/problem.ts'
import { BADGE_PATH, ISSUER_PATH, KEYS_PATH, REVOCATIONS_PATH } from './addresses.ts'
import { bakeBadge, drawBadge } from './badge.ts'
import { findCredential } from './credentials-store.ts'
import { issuerDocument, keySet } from './issuer.ts'
import { revocationList } from './revocations.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** What verifiers ask a credential as; whoever asks for none of them gets plain JSON, which a browser shows. */
const CREDENTIAL_TYPES = ['application/vc', 'application/vc+ld+json', 'application/ld+json']
/** A key must be seen soon after it signs, a revocation at once. */
const MINUTES_5 = 'public, max-age=300'
const ALWAYS_ASKED = 'no-cache'

/** The documents with which anybody, anywhere, verifies a credential: without a session, readable by every page. */
export async function mountCredentials(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (open) => {
    open.addHook('onSend', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      // A credential that is not there may be issued in a minute.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    const get = (url: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
      open.get(url, { schema: { hide: true } }, answer)

    get(ISSUER_PATH, async (request, reply) =>
      sendJson(reply, typeFor(request, ['application/ld+json']), MINUTES_5, await issuerDocument(services)),
    )
    get(KEYS_PATH, async (_request, reply) =>
      sendJson(reply, 'application/jwk-set+json', MINUTES_5, await keySet(services.db)),
    )
    get(REVOCATIONS_PATH, async (request, reply) =>
      send(reply, typeFor(request, CREDENTIAL_TYPES), ALWAYS_ASKED, await revocationList(services)),
    )
    get(BADGE_PATH, async (_request, reply) =>
      sendPng(reply, MINUTES_5, await drawBadge(services.academy.name)),
    )
    get(credentialPath(':number'), async (request, reply) =>
      send(reply, typeFor(request, CREDENTIAL_TYPES), ALWAYS_ASKED, await credentialOf(services, request)),
    )
    get(badgePath(':number'), async (request, reply) =>
      sendPng(
        reply,
        ALWAYS_ASKED,
        await bakeBadge(services.academy.name, await credentialOf(services, request)),
      ),
    )
  })
}

/** @throws Problem 404, also when the holder was deleted; 410 when it was revoked: it is not handed out any more */
async function credentialOf({ db }: Services, request: FastifyRequest): Promise<string> {
  const { number } = request.params as { number: string }
  const known = readCertificateNumber(number)
  const found = known && (await findCredential(db, known))
  if (!found) throw notFound(M.notFound)
  if (found.revoked_at) throw new Problem(410, M.credentialRevoked)
  if (!found.credential) throw notFound(M.notFound)
  return found.credential
}

function typeFor(request: FastifyRequest, types: readonly string[]): string {
  const asked = (request.headers.accept ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  return types.find((type) => asked.includes(type)) ?? JSON_TYPE
}

const sendJson = (reply: FastifyReply, type: string, cache: string, document: object) =>
  send(reply, type, cache, JSON.stringify(document, null, 2))

function send(reply: FastifyReply, type: string, cache: string, body: string) {
  return reply.header('content-type', type).header('vary', 'accept').header('cache-control', cache).send(body)
}

function sendPng(reply: FastifyReply, cache: string, png: Buffer) {
  return reply.header('content-type', 'image/png').header('cache-control', cache).send(png)
}
