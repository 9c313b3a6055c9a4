import type { OAuthFailureCode } from './oauth.ts'

export type Refusal = { code: OAuthFailureCode; reason: string }

export function refusal(code: OAuthFailureCode, reason: string): Refusal {
  return { code, reason }
}
