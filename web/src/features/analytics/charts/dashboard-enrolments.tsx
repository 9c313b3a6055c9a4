import { ANALYTICS_MESSAGES as M } from '@academy/contract/analytics/messages'
import { addDays, dayOf } from '@academy/contract/text/days'
import { EnrolmentsChart } from './time-charts.tsx'

const DAYS = 84

/** The last twelve weeks of the whole academy, up to today. */
export function DashboardEnrolments() {
  const to = dayOf(Date.now())
  return <EnrolmentsChart query={{ from: addDays(to, 1 - DAYS), to }} isCompared failed={M.dashboardFailed} />
}
