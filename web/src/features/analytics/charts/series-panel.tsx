import type { AnalyticsChart, Series } from '@academy/contract/analytics'
import * as M from '@academy/contract/analytics/messages'
import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChartData, ChartShape } from '../../../ui/charts/chart-data.ts'
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx'
import { type ChartRange, chartFile } from '../api.ts'
import { Change, Recounting, useStepName } from './chart-labels.tsx'
import { isRunning, stretchName } from './days.ts'

export interface ChartsProps {
  query: ChartRange
  isCompared: boolean
}

interface SeriesPanelProps<Reply extends Series> extends ChartsProps {
  chart: AnalyticsChart
  title: string
  note?: ReactNode
  /** What is counted, as its column says. */
  name: string
  shape: ChartShape
  tone: 1 | 2 | 3 | 4 | 5
  found: UseQueryResult<Reply>
  /** The total in words. */
  total: (reply: Reply) => ReactNode
  format?: (value: number) => string
  formatAxis?: (value: number) => string
}

/** One number over time, beside the range before. */
export function SeriesPanel<Reply extends Series>(props: SeriesPanelProps<Reply>) {
  const { chart, title, note, name, shape, tone, found, total, query, isCompared } = props
  const { format = formatCount, formatAxis } = props
  const { t } = useLingui()
  const stepName = useStepName(found.data?.range)
  const dataOf = ({ points, range }: Reply): ChartData => ({
    categoryName: stepName,
    categories: points.map(stretchName),
    series: [
      { name, shape, tone, values: points.map(({ count }) => count) },
      ...(isCompared
        ? [{ name: t`Before`, shape: 'before' as const, values: points.map(({ before }) => before) }]
        : []),
    ],
    format,
    ...(formatAxis && { formatAxis }),
    lastIsPartial: isRunning(range),
  })
  return (
    <ChartPanel
      title={title}
      note={note}
      found={found}
      failed={M.loadFailed}
      chart={dataOf}
      isEmpty={({ total: { count, before } }) => count === 0 && (before === 0 || !isCompared)}
      empty={<Trans>Nothing in this range yet.</Trans>}
      sentence={(reply) => (
        <>
          {total(reply)} {isCompared && <Change {...reply.total} range={reply.range} format={format} />}
          <Recounting reply={reply} />
        </>
      )}
      csv={() => chartFile(chart, query)}
    />
  )
}
