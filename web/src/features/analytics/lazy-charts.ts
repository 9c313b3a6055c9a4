import { lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

/** What draws charts is heavy: a page shows all else first. */
export const LazyAnalyticsCharts = lazy(async () => {
  const [part] = await Promise.all([import('./charts/analytics-charts.tsx'), loadMessages('analytics')])
  return { default: part.AnalyticsCharts }
})

/** On the dashboard. */
export const LazyEnrolmentsChart = lazy(async () => {
  const [part] = await Promise.all([import('./charts/dashboard-enrolments.tsx'), loadMessages('analytics')])
  return { default: part.DashboardEnrolments }
})
