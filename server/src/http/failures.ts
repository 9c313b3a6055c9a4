import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { HTTP_MESSAGES } from '@academy/contract/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isStorageUnavailable } from '../services/files/index.ts'
import { isPasswordsBusy } from '../services/passwords.ts'
import { conflict, Problem, unavailable } from './problem.ts'

/** The only place that makes `{message}` and a status of a failure. Whatever is not a refusal becomes a neutral 500. */
export function answerFailure(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = asProblem(error)
  if (!problem) {
    request.log.error({ err: error }, 'unexpected failure')
    reply.code(500).send({ message: HTTP_MESSAGES.internal, requestId: request.id })
    return
  }
  if (problem.status >= 500) request.log.warn({ err: error }, problem.message)
  reply.headers(problem.headers).code(problem.status)
  const { message, fields, details } = problem
  reply.send({ message, ...(fields && { fields }), ...details })
}

function asProblem(error: FastifyError | Problem): Problem | null {
  if (error instanceof Problem) return error
  if (isStorageUnavailable(error) || isPasswordsBusy(error) || isDatabaseAway(error)) {
    return unavailable(HTTP_MESSAGES.unavailable)
  }
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

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Waited too long for a row, or worked too long: worth another try.
  '55P03',
  '57014',
])

const codeOf = (error: { code?: string }) => error.code ?? ''

/** The server is gone, starting or full; a statement's own mistake is never among these. */
function isDatabaseAway(error: Error & { code?: string; syscall?: string }): boolean {
  const code = codeOf(error)
  if (code === 'ENOENT') return error.syscall === 'connect'
  if (AWAY.has(code) || code.startsWith('08')) return true
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  )
}
