import * as M from '@academy/contract/analytics/messages'
import { formatCount, formatMinutes } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx'
import { chartFile, decisionsQuery, paymentsQuery } from '../api.ts'
import { Recounting, useStepName } from './chart-labels.tsx'
import { isRunning, stretchName } from './days.ts'
import type { ChartsProps } from './series-panel.tsx'
import { percentOf, tenth } from './shares.ts'

export function PaymentsChart({ query }: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(paymentsQuery(query))
  const stepName = useStepName(found.data?.range)
  return (
    <ChartPanel
      title={t`Payment requests`}
      note={<Trans>By the day they were made, as they stand now.</Trans>}
      found={found}
      failed={M.loadFailed}
      chart={({ points, range }) => ({
        categoryName: stepName,
        categories: points.map(stretchName),
        series: [
          { name: t`Approved`, shape: 'bar', tone: 1, values: points.map(({ approved }) => approved) },
          { name: t`Rejected`, shape: 'bar', tone: 2, values: points.map(({ rejected }) => rejected) },
          { name: t`Pending`, shape: 'bar', tone: 5, values: points.map(({ pending }) => pending) },
        ],
        format: formatCount,
        isStacked: true,
        lastIsPartial: isRunning(range),
      })}
      isEmpty={({ pending, approved, rejected }) => pending.count + approved.count + rejected.count === 0}
      empty={<Trans>Nobody asked to pay within this range.</Trans>}
      sentence={(reply) => {
        const all = reply.approved.count + reply.rejected.count + reply.pending.count
        const [share, waiting, asked] = [
          tenth(percentOf(reply.approved.count, all)),
          formatCount(reply.pending.count),
          formatCount(all),
        ]
        return (
          <>
            <Trans>
              <b>
                {share} of {asked} requests were approved;
              </b>{' '}
              {waiting} still wait.
            </Trans>
            <Recounting reply={reply} />
          </>
        )
      }}
      csv={() => chartFile('payments', query)}
    />
  )
}

export function DecisionsChart({ query, isCompared }: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(decisionsQuery(query))
  const band = (from: number, to: number | null) =>
    to === null
      ? t`over ${formatMinutes(from)}`
      : from === 0
        ? t`under ${formatMinutes(to)}`
        : t`${formatMinutes(from)} to ${formatMinutes(to)}`
  return (
    <ChartPanel
      title={t`Time to decision`}
      note={<Trans>From the request to the decision of a person, by the day of the decision.</Trans>}
      found={found}
      failed={M.loadFailed}
      chart={({ bands }) => ({
        categoryName: t`Waited`,
        categories: bands.map(({ fromMinutes, toMinutes }) => ({
          short: toMinutes === null ? `${fromMinutes / 60} h+` : `< ${toMinutes / 60} h`,
          long: band(fromMinutes, toMinutes),
        })),
        series: [
          { name: t`Decisions`, shape: 'bar', tone: 3, values: bands.map(({ count }) => count) },
          ...(isCompared
            ? [{ name: t`Before`, shape: 'before' as const, values: bands.map(({ before }) => before) }]
            : []),
        ],
        format: formatCount,
        isHistogram: true,
      })}
      isEmpty={({ medianMinutes, medianMinutesBefore }) =>
        medianMinutes === null && medianMinutesBefore === null
      }
      empty={<Trans>Nothing was decided within this range.</Trans>}
      sentence={(reply) => {
        const now = formatMinutes(reply.medianMinutes ?? 0)
        const before = formatMinutes(reply.medianMinutesBefore ?? 0)
        return (
          <>
            {reply.medianMinutes === null ? (
              <Trans>Nothing was decided within this range.</Trans>
            ) : (
              <Trans>
                <b>Half of them waited {now} or less.</b>
              </Trans>
            )}{' '}
            {isCompared && reply.medianMinutesBefore !== null && (
              <Trans>In the range before it was {before}.</Trans>
            )}
            <Recounting reply={reply} />
          </>
        )
      }}
      csv={() => chartFile('decisions', query)}
    />
  )
}
