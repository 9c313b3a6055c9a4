import { lazyPage, type PageRoute } from '../../lib/page-route.ts'

const PaymentInstructionsPage = lazyPage(
  'payments',
  () => import('./pages/payment-instructions-page.tsx'),
  'PaymentInstructionsPage',
)

export const paymentRoutes: readonly PageRoute[] = [
  { path: '/payment-instructions/:id', guard: 'students-only', page: PaymentInstructionsPage },
]
