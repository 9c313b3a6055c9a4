import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'
import { troubleOf } from './trouble.ts'

/** What the rooms answer where the database itself refuses: by SQLSTATE, from the detail that it raises. */
export type DatabaseRefusals = Readonly<Record<string, (detail: string | undefined) => Problem>>

/** The only place that makes `{message}` and a status of a failure. Whatever is not a refusal becomes a neutral 500. */
export function answerFailures(refusals: DatabaseRefusals) {
  return (error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = problemOf(error, refusals)
    if (!problem) {
      request.log.error({ err: error }, 'unexpected failure')
      reply.code(500).send({ message: HTTP_MESSAGES.internal, requestId: request.id })
      return
    }
    if (problem.status >= 500)
      request.log.warn({ ...causeOf(error, problem), route: request.routeOptions.url }, problem.message)
    reply.headers(problem.headers).code(problem.status)
    const { message, fields, details } = problem
    reply.send({ message, ...(fields && { fields }), ...details })
  }
}

/** A disk without room fails each write of everybody: what the system says of it is enough, and a stack a line would fill it sooner. */
function causeOf(error: Error, { message }: Problem): object {
  return message === HTTP_MESSAGES.diskFull ? { reason: error.message } : { err: error }
}

/** What refuses: a sentence of ours, or of the database's; null for a fault. */
export function problemOf(
  error: Error & { code?: string; statusCode?: number; detail?: string },
  refusals: DatabaseRefusals,
): Problem | null {
  if (error instanceof Problem) return error
  const trouble = troubleOf(error)
  if (trouble) return trouble
  // What a row points to went away at the same moment.
  if (error.code === '23503') return new Problem(404, HTTP_MESSAGES.notFound)
  const refusal = refusals[error.code ?? '']
  if (refusal) return refusal(error.detail)
  const status = error.statusCode ?? 500
  if (status === 413) return new Problem(413, HTTP_MESSAGES.tooLarge)
  if (status === 404) return new Problem(404, HTTP_MESSAGES.unknownAddress)
  if (status >= 400 && status < 500) return new Problem(status, HTTP_MESSAGES.unreadableBody)
  return null
}
