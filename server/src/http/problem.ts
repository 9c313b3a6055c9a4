import type { FailureDetails } from '@academy/contract/http'

/** A refusal that the person is told about. Thrown anywhere, made into `{message}` by the frame alone. */
export class Problem extends Error {
  readonly status: number
  /** What is wrong with which field of the input; of a refused input only. */
  readonly fields: Record<string, string> | undefined
  /** What else stands beside the sentence. */
  readonly details: FailureDetails
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    options: {
      fields?: Record<string, string>
      details?: FailureDetails
      headers?: Record<string, string>
    } = {},
  ) {
    super(message)
    this.status = status
    this.fields = options.fields
    this.details = options.details ?? {}
    this.headers = options.headers ?? {}
  }
}

export const invalid = (message: string, fields?: Record<string, string>) =>
  new Problem(400, message, { fields })
export const unauthenticated = (message: string) => new Problem(401, message)
export const forbidden = (message: string) => new Problem(403, message)
export const notFound = (message: string) => new Problem(404, message)
export const conflict = (message: string) => new Problem(409, message)
export const tooLarge = (message: string) => new Problem(413, message)
export const tooMany = (message: string, seconds: number) =>
  new Problem(429, message, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } })
export const unavailable = (message: string, seconds = 2) =>
  new Problem(503, message, { headers: { 'retry-after': String(seconds) } })
