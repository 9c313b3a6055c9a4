import { lazyPart } from '../../../lib/pages/lazy-part.ts'

/** On the page of a person. */
export const LazyPaymentsOf = lazyPart(() => import('./payments-of.tsx'), 'PaymentsOf', { rooms: 'payments' })
