import { ANALYTICS_MESSAGES as M } from '@academy/contract/analytics/messages'
import { addDays } from '@academy/contract/analytics/rules'
import { kigaliDay } from '@academy/contract/text'
import { EnrolmentsChart } from './time-charts.tsx'

const DAYS = 84

/** The last twelve weeks of the whole academy, up to today. */
export function DashboardEnrolments() {
  const to = kigaliDay(Date.now())
  return <EnrolmentsChart query={{ from: addDays(to, 1 - DAYS), to }} isCompared failed={M.dashboardFailed} />
}
