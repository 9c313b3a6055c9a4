import { formatCount, formatMoney } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { completionsQuery, enrolmentsQuery, learnersQuery, revenueQuery } from '../api.ts'
import { type ChartsProps, SeriesPanel } from './series-panel.tsx'

export function EnrolmentsChart(props: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(enrolmentsQuery(props.query))
  return (
    <SeriesPanel
      {...props}
      {...{ chart: 'enrolments', shape: 'bar', tone: 1, found }}
      title={t`Enrolments`}
      name={t`Enrolments`}
      total={({ total: { count } }) => (
        <b>
          <Plural value={count} one="# enrolment." other="# enrolments." />
        </b>
      )}
    />
  )
}

export function LearnersChart(props: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(learnersQuery(props.query))
  return (
    <SeriesPanel
      {...props}
      {...{ chart: 'learners', shape: 'area', tone: 3, found }}
      title={t`Active students`}
      note={<Trans>Each is counted once in a point, and once in all.</Trans>}
      name={t`Active students`}
      total={({ total: { count } }) => (
        <b>
          <Plural value={count} one="# student was there." other="# students were there." />
        </b>
      )}
    />
  )
}

export function CompletionsChart(props: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(completionsQuery(props.query))
  return (
    <SeriesPanel
      {...props}
      {...{ chart: 'completions', shape: 'bar', tone: 4, found }}
      title={t`Lectures completed`}
      name={t`Lectures completed`}
      total={({ total: { count } }) => (
        <b>
          <Plural value={count} one="# lecture completed." other="# lectures completed." />
        </b>
      )}
    />
  )
}

const rwf = (amount: number) => (amount === 0 ? 'RWF 0' : formatMoney(amount))
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

export function RevenueChart(props: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(revenueQuery(props.query))
  return (
    <SeriesPanel
      {...props}
      {...{
        chart: 'revenue',
        shape: 'bar',
        tone: 1,
        found,
        format: rwf,
        formatAxis: (n) => compact.format(n),
      }}
      title={t`Revenue`}
      note={<Trans>RWF approved, by the day of the decision.</Trans>}
      name={t`Revenue`}
      total={({ total, payments }) => (
        <b>
          <Trans>
            {rwf(total.count)} from {formatCount(payments.count)} payments.
          </Trans>
        </b>
      )}
    />
  )
}
