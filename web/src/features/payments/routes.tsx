import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

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

export const paymentRoutes: readonly PageRoute[] = [
  { path: '/payment-instructions/:id', guard: 'students-only', page: PaymentInstructionsPage },
  { path: '/payment-success/:id', guard: 'students-only', page: PaymentSuccessPage },
]
