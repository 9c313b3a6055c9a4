import styles from './analytics-charts.module.css'
import { LectureSharesChart } from './lecture-shares-chart.tsx'
import { DecisionsChart, PaymentsChart } from './money-charts.tsx'
import { AssessmentsChart, ItemsChart, ResultsChart } from './results-charts.tsx'
import type { ChartsProps } from './series-panel.tsx'
import { CompletionsChart, EnrolmentsChart, LearnersChart, RevenueChart } from './time-charts.tsx'

/** Each loads and fails alone. */
export function AnalyticsCharts(props: ChartsProps) {
  return (
    <div className={styles.charts}>
      <EnrolmentsChart {...props} />
      <LearnersChart {...props} />
      <CompletionsChart {...props} />
      <LectureSharesChart {...props} />
      <ResultsChart {...props} />
      <AssessmentsChart {...props} />
      <ItemsChart {...props} />
      <RevenueChart {...props} />
      <PaymentsChart {...props} />
      <DecisionsChart {...props} />
    </div>
  )
}
