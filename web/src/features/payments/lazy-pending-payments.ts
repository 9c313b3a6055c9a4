import { lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

/** On the dashboard; nobody waits for it. */
export const LazyPendingPayments = lazy(async () => {
  const [part] = await Promise.all([import('./components/pending-payments.tsx'), loadMessages('payments')])
  return { default: part.PendingPayments }
})
