import type { PageRoute } from '../../lib/page-route.ts'

export const userRoutes: readonly PageRoute[] = []
