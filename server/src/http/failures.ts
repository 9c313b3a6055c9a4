import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { conflict, Problem } from './problem.ts'
import { troubleOf } from './trouble.ts'

/** The only place that makes `{message}` and a status of a failure. Whatever is not a refusal becomes a neutral 500. */
export function answerFailure(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = problemOf(error)
  if (!problem) {
    request.log.error({ err: error }, 'unexpected failure')
    reply.code(500).send({ message: HTTP_MESSAGES.internal, requestId: request.id })
    return
  }
  if (problem.status >= 500)
    request.log.warn({ err: error, route: request.routeOptions.url }, problem.message)
  reply.headers(problem.headers).code(problem.status)
  const { message, fields, details } = problem
  reply.send({ message, ...(fields && { fields }), ...details })
}

/** What refuses: a sentence of ours, or of the database's; null for a fault. */
export function problemOf(error: Error & { code?: string; statusCode?: number }): Problem | null {
  if (error instanceof Problem) return error
  const trouble = troubleOf(error)
  if (trouble) return trouble
  // What a row points to went away at the same moment.
  if (codeOf(error) === '23503') return new Problem(404, HTTP_MESSAGES.notFound)
  if (codeOf(error) === 'AC001') return whileSat((error as { detail?: string }).detail)
  const status = error.statusCode ?? 500
  if (status === 413) return new Problem(413, HTTP_MESSAGES.tooLarge)
  if (status === 404) return new Problem(404, HTTP_MESSAGES.unknownAddress)
  if (status >= 400 && status < 500) return new Problem(status, HTTP_MESSAGES.unreadableBody)
  return null
}

/** Raised by the database when something that people write at this moment would be deleted; it says who they are. */
function whileSat(detail = '{}'): Problem {
  const { names = [], count = 0 } = JSON.parse(detail) as { names?: string[]; count?: number }
  return conflict(ATTEMPT_MESSAGES.sittingsRunning(names, count))
}

const codeOf = (error: { code?: string }) => error.code ?? ''
