import type { PageRoute } from '../../lib/page-route.ts'

export const enrolmentRoutes: readonly PageRoute[] = []
