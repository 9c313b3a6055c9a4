import type { Failure, FailureDetails } from '@academy/contract/http'
import { t } from '@lingui/core/macro'

/** Why a call failed. `status` 0: no answer came. `message` is a sentence for the person, the server's where there is one. */
export class CallFailure extends Error {
  // Declared alone: the constructor sets them, and every page carries this class.
  declare readonly status: number
  declare readonly fields: Record<string, string>
  /** What the server says beside its sentence. */
  declare readonly details: FailureDetails

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    details: FailureDetails = {},
  ) {
    super(message)
    this.name = 'CallFailure'
    this.status = status
    this.fields = fields
    this.details = details
  }
}

/** No answer: the line is down or the server is. */
export const isUnreachable = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.status === 0

/** Trying again may help: nothing was refused for what it is. */
export function mayPass(failure: unknown): boolean {
  return failure instanceof CallFailure && (failure.status >= 500 || [0, 408, 429].includes(failure.status))
}

/** Refused for what it is: asked again, it is refused again. */
export const isRefused = (failure: unknown): boolean => failure instanceof CallFailure && !mayPass(failure)

/** A reading asks again by itself; not when the server stopped it for running too long: it would run as long again. */
export const mayReadAgain = (failure: unknown): boolean =>
  mayPass(failure) && (failure as CallFailure).status !== 504

/** The server's sentence where there is one, else the given one. */
export function failureMessage(failure: unknown, fallback: string): string {
  return (failure instanceof CallFailure && failure.message) || fallback
}

export function unreachable(): CallFailure {
  return new CallFailure(
    0,
    navigator.onLine
      ? t`The academy cannot be reached. Please try again in a moment.`
      : t`You are offline. Please try again when the network is back.`,
  )
}

/** Reads the shape of every failure; anything else (a proxy's page, nothing) becomes a plain sentence. */
export function readFailure(status: number, text: string): CallFailure {
  try {
    const { message, fields, ...details } = JSON.parse(text) as Partial<Failure>
    if (typeof message === 'string' && message) return new CallFailure(status, message, fields, details)
  } catch {
    // Not from the academy's own server: the sentence below stands for it.
  }
  return new CallFailure(status, t`Something went wrong. Please try again.`)
}
