import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** What draws charts is heavy: a page shows all else first. */
export const LazyAnalyticsCharts = lazyPart(
  () => import('./charts/analytics-charts.tsx'),
  'AnalyticsCharts',
  { rooms: 'analytics' },
)

/** On the dashboard. */
export const LazyEnrolmentsChart = lazyPart(
  () => import('./charts/dashboard-enrolments.tsx'),
  'DashboardEnrolments',
  { rooms: 'analytics' },
)
