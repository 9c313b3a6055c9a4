import type { SystemMetrics } from '@academy/contract/system'
import * as M from '@academy/contract/system/messages'
import { formatCount, formatTime } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx'
import { formatMs } from '../figures.ts'
import { answersIn } from '../health.ts'

/** How many answers each five minutes of the last hour had, and how fast they were. */
export function AnswersChart({ found }: { found: UseQueryResult<SystemMetrics> }) {
  const { t } = useLingui()
  const chart = ({ calls: { steps } }: SystemMetrics): ChartData => ({
    categoryName: t`From`,
    categories: steps.map(({ at }) => ({ short: formatTime(at), long: formatTime(at) })),
    series: [{ name: t`Answers`, shape: 'bar', tone: 3, values: steps.map(({ count }) => count) }],
    extras: [
      { name: t`Half within`, values: steps.map(({ p50Ms }) => formatMs(p50Ms)) },
      { name: t`95% within`, values: steps.map(({ p95Ms }) => formatMs(p95Ms)) },
      { name: t`Errors`, values: steps.map(({ errors }) => formatCount(errors)) },
    ],
    format: formatCount,
    lastIsPartial: true,
  })
  return (
    <ChartPanel
      title={t`The last hour`}
      note={<Trans>Answers in five minutes. The lighter bar is not over yet.</Trans>}
      found={found}
      failed={M.failed}
      chart={chart}
      isEmpty={({ calls }) => answersIn(calls).count === 0}
      empty={<Trans>Nobody asked for anything in the last hour.</Trans>}
      sentence={({ calls }) => <Sentence {...answersIn(calls)} />}
    />
  )
}

function Sentence({ count, errors }: { count: number; errors: number }) {
  return (
    <>
      <b>
        <Plural value={count} one="# answer," other="# answers," />
      </b>{' '}
      <Plural
        value={errors}
        _0="none of them an error."
        one="# of them an error."
        other="# of them errors."
      />
    </>
  )
}
