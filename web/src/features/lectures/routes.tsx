import type { PageRoute } from '../../lib/page-route.ts'

export const lectureRoutes: readonly PageRoute[] = []
