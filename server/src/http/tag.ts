import { hash } from 'node:crypto'
import type { Endpoint } from '@academy/contract/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** For calls that pages repeat: the reply's fingerprint, and 304 without a body for who has that reply already. */
export async function answerByTag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint }
  if (!endpoint?.hasTag || reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = `W/"${hash('sha256', payload, 'base64url').slice(0, 22)}"`
  reply.header('etag', tag)
  if (!namesTag(request.headers['if-none-match'], tag)) return payload
  reply.code(304).removeHeader('content-type')
  return null
}

/** Weak comparison, as RFC 9110 wants it here. */
export function namesTag(header: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  return header?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag)) ?? false
}
