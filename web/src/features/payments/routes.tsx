import { lazyPage } from '../../lib/pages/lazy-page.ts'
import type { PageRoute } from '../../lib/pages/page-route.ts'

const PaymentInstructionsPage = lazyPage(
  ['payments', 'courses'],
  () => import('./pages/payment-instructions-page.tsx'),
  'PaymentInstructionsPage',
)

const PaymentSuccessPage = lazyPage(
  'payments',
  () => import('./pages/payment-success-page.tsx'),
  'PaymentSuccessPage',
)

const paying = { guard: 'students-only', frame: 'public', kind: 'learner', place: 'courses' } as const

export const paymentRoutes: readonly PageRoute[] = [
  { ...paying, path: '/payment-instructions/:id', page: PaymentInstructionsPage },
  { ...paying, path: '/payment-success/:id', page: PaymentSuccessPage },
]
