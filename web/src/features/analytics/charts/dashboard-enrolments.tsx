import type { EnrolmentSeries } from '@academy/contract/analytics'
import * as M from '@academy/contract/analytics/messages'
import { formatCount } from '@academy/contract/text'
import { addDays, dayOf } from '@academy/contract/text/days'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx'
import { chartFile, enrolmentsQuery } from '../api.ts'
import { Change, Recounting, useStepName } from './chart-labels.tsx'
import { isRunning, stretchName } from './days.ts'

const DAYS = 84

/** The last twelve weeks of the whole academy, up to today: paid and free courses apart. */
export function DashboardEnrolments() {
  const { t } = useLingui()
  const to = dayOf(Date.now())
  const query = { from: addDays(to, 1 - DAYS), to }
  const found = useQuery(enrolmentsQuery(query))
  const stepName = useStepName(found.data?.range)
  const dataOf = ({ points, range }: EnrolmentSeries): ChartData => ({
    categoryName: stepName,
    categories: points.map(stretchName),
    series: [
      { name: t`Paid`, shape: 'bar', tone: 1, values: points.map(({ paid }) => paid) },
      { name: t`Free`, shape: 'bar', tone: 2, values: points.map(({ count, paid }) => count - paid) },
    ],
    extras: [{ name: t`All`, values: points.map(({ count }) => formatCount(count)) }],
    format: formatCount,
    isStacked: true,
    lastIsPartial: isRunning(range),
  })
  return (
    <ChartPanel
      title={t`Enrolments`}
      detail={<Trans>last 12 weeks</Trans>}
      found={found}
      failed={M.dashboardFailed}
      chart={dataOf}
      isEmpty={({ total: { count, before } }) => count === 0 && before === 0}
      empty={<Trans>Nothing in this range yet.</Trans>}
      sentence={(reply) => <Words reply={reply} />}
      csv={() => chartFile('enrolments', query)}
    />
  )
}

function Words({ reply }: { reply: EnrolmentSeries }) {
  const { count } = reply.total
  const [paid, free] = [formatCount(reply.paid.count), formatCount(count - reply.paid.count)]
  return (
    <>
      <b>
        <Plural value={count} one="# enrolment," other="# enrolments," />
      </b>{' '}
      <Trans>
        {paid} paid and {free} free.
      </Trans>{' '}
      <Change {...reply.total} range={reply.range} />
      <Recounting reply={reply} />
    </>
  )
}
