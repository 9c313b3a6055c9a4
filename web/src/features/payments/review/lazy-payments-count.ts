import { lazyPart } from '../../../lib/pages/lazy-part.ts'

/** For the sidebar: comes after the page. */
export const PaymentsCount = lazyPart(() => import('./payments-count.tsx'), 'PaymentsCount', {
  rooms: 'payments',
})
