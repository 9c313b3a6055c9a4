import { lazyAskingPart } from '../../../lib/lazy-part.ts'

/** For the sidebar: comes after the page. */
export const PaymentsCount = lazyAskingPart(() => import('./payments-count.tsx'), 'PaymentsCount', {
  rooms: 'payments',
})
