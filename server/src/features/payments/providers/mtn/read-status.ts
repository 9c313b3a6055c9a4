import { PAYMENT_MESSAGES as M, readRwf } from '@academy/contract/payments'
import type { Look } from '../provider.ts'

/** The reasons it publishes, in a student's words. */
const REASONS: Record<string, string> = {
  APPROVAL_REJECTED: M.providerDeclined,
  EXPIRED: M.providerExpired,
  PAYER_DELAYED: M.providerExpired,
  NOT_ENOUGH_FUNDS: M.providerNoFunds,
  LOW_BALANCE_OR_PAYEE_LIMIT_REACHED_OR_NOT_ALLOWED: M.providerNoFunds,
  PAYER_LIMIT_REACHED: M.providerLimit,
  PAYER_NOT_FOUND: M.providerNoAccount,
}

/** Null for what is no status. An amount in another currency is none. */
export function readStatus(text: string, currency: string): Look | null {
  let body: Record<string, unknown>
  try {
    body = (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    return null
  }
  const status = String(body.status ?? '').toUpperCase()
  if (status === 'PENDING' || status === 'CREATED' || status === 'ONGOING') return { state: 'pending' }
  if (status === 'SUCCESSFUL') {
    const isOurs = String(body.currency ?? '').toUpperCase() === currency.toUpperCase()
    return {
      state: 'paid',
      transactionId: String(body.financialTransactionId ?? ''),
      amountRwf: isOurs ? readRwf(String(body.amount ?? '')) : null,
    }
  }
  if (status === 'FAILED' || status === 'REJECTED' || status === 'TIMEOUT' || status === 'EXPIRED')
    return { state: 'failed', reason: REASONS[reasonOf(body.reason) || status] ?? M.providerFailed }
  return null
}

/** A word, or an object with its word in `code`: both are published. */
function reasonOf(reason: unknown): string {
  const word = typeof reason === 'object' && reason !== null ? (reason as { code?: unknown }).code : reason
  return typeof word === 'string' ? word.toUpperCase() : ''
}
