import type { PageRoute } from '../../lib/page-route.ts'

export const courseRoutes: readonly PageRoute[] = []
