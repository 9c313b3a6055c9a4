import type { OAuthFailureCode } from './oauth.ts'

export type OAuthRefusal = { code: OAuthFailureCode; reason: string }

export function refusal(code: OAuthFailureCode, reason: string): OAuthRefusal {
  return { code, reason }
}
