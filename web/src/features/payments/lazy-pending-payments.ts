import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** On the dashboard; nobody waits for it. */
export const LazyPendingPayments = lazyPart(
  () => import('./components/pending-payments.tsx'),
  'PendingPayments',
  { rooms: 'payments' },
)
