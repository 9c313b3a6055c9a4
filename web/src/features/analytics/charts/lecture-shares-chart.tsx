import type { ShareRow } from '@academy/contract/analytics'
import * as M from '@academy/contract/analytics/messages'
import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { ChartPanel } from '../../../ui/charts/chart-panel.tsx'
import { chartFile, lecturesQuery } from '../api.ts'
import { Recounting } from './chart-labels.tsx'
import type { ChartsProps } from './series-panel.tsx'
import { deepestDrop, percentOf, tenth } from './shares.ts'

/** How far students are at the end of the range: where a course loses them, or which courses are finished. */
export function LectureSharesChart({ query, isCompared }: ChartsProps) {
  const { t } = useLingui()
  const found = useQuery(lecturesQuery(query))
  const ofCourse = Boolean(query.course)
  const dataOf = ({ rows }: { rows: ShareRow[] }): ChartData => ({
    categoryName: ofCourse ? t`Lecture` : t`Course`,
    categories: rows.map(({ title }, n) => ({ short: String(n + 1), long: `${n + 1}. ${title}` })),
    series: [
      {
        name: t`Completed`,
        shape: 'bar',
        tone: 4,
        values: rows.map(({ completed, expected }) => percentOf(completed, expected)),
      },
      ...(isCompared
        ? [
            {
              name: t`Before`,
              shape: 'before' as const,
              values: rows.map((row) => percentOf(row.completedBefore, row.expectedBefore)),
            },
          ]
        : []),
    ],
    extras: [
      {
        name: ofCourse ? t`Students` : t`Lectures by students`,
        values: rows.map(
          ({ completed, expected }) => t`${formatCount(completed)} of ${formatCount(expected)}`,
        ),
      },
    ],
    format: tenth,
    axisMax: 100,
    isNamed: true,
  })
  return (
    <ChartPanel
      title={ofCourse ? t`Completion by lecture` : t`Completion by course`}
      note={<Trans>By the end of the range, of all who have enrolled by then.</Trans>}
      found={found}
      failed={M.loadFailed}
      chart={dataOf}
      isEmpty={({ rows }) => rows.every(({ expected }) => expected === 0)}
      empty={<Trans>Nobody has enrolled by then.</Trans>}
      sentence={(reply) => (
        <>
          {ofCourse ? <Drop rows={reply.rows} /> : <Courses rows={reply.rows} total={reply.total} />}
          <Recounting reply={reply} />
        </>
      )}
      csv={() => chartFile('lectures', query)}
    />
  )
}

function Drop({ rows }: { rows: ShareRow[] }) {
  const drop = deepestDrop(rows)
  if (!drop) return <Trans>From lecture to lecture nobody is lost.</Trans>
  const [lost, before, after] = [formatCount(drop.lost), drop.from.title, drop.to.title]
  return (
    <Trans>
      <b>
        Most are lost between “{before}” and “{after}”:
      </b>{' '}
      {lost} students completed the one and not as many the other.
    </Trans>
  )
}

function Courses({ rows, total }: { rows: ShareRow[]; total: number }) {
  const done = rows.reduce((sum, { completed }) => sum + completed, 0)
  const all = rows.reduce((sum, { expected }) => sum + expected, 0)
  const [share, shown, of] = [tenth(percentOf(done, all)), formatCount(rows.length), formatCount(total)]
  return (
    <Trans>
      <b>{share} of all lectures are completed.</b> The {shown} courses with the most students, of {of}.
    </Trans>
  )
}
