import type { PageRoute } from '../../lib/page-route.ts'

export const paymentRoutes: readonly PageRoute[] = []
