import { PAYMENT_MESSAGES as M, type PaymentProvider } from '@academy/contract/payments'
import type { Logger } from 'pino'
import type { Config } from '../../../config.ts'
import { invalid } from '../../../http/problem.ts'
import { createMtnClient } from './mtn/client.ts'
import type { PaymentProviderClient } from './provider.ts'

/** Ways of paying beside the manual one, which is always there. */
export function offeredProviders({ mtnMomo }: Config): PaymentProvider[] {
  return mtnMomo ? ['mtn'] : []
}

/** @throws Problem 400 for a provider that the operator has not set up, and without a number that can be asked */
export function assertOffered(config: Config, provider: PaymentProvider, payerNumber: string | null): void {
  if (provider === 'manual') return
  if (!offeredProviders(config).includes(provider)) throw invalid(M.providerUnknown)
  if (!payerNumber) throw invalid(M.payerNumberRequired, { payerNumber: M.payerNumberRequired })
}

/** One client of a provider for each configuration, because it keeps its token. */
const clients = new WeakMap<Config, PaymentProviderClient>()

/** Null when it was switched off since: a person decides then. */
export function providerClient(
  { config, log }: { config: Config; log: Logger },
  provider: PaymentProvider,
): PaymentProviderClient | null {
  if (provider === 'manual' || !config.mtnMomo) return null
  const client = clients.get(config) ?? createMtnClient(config.mtnMomo, log)
  clients.set(config, client)
  return client
}
