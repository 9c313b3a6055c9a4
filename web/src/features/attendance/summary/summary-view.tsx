import * as M from '@academy/contract/attendance/messages'
import { attendancePercentage } from '@academy/contract/attendance/rules'
import { formatDay } from '@academy/contract/text/days'
import { Plural, Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { callFile } from '../../../lib/calls/call-file.ts'
import { useLive } from '../../../lib/live/live.ts'
import { CsvButton } from '../../../ui/data-table/csv-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { attendanceKey, type SummaryReply, summaryQuery } from '../api.ts'
import { PrintHead } from '../print-head.tsx'
import { MinimumDialog } from './minimum-dialog.tsx'
import styles from './summary.module.css'
import { SummaryGrid } from './summary-grid.tsx'

/** The days of class so far, a row a student. */
export function SummaryView({ courseId }: { courseId: string }) {
  const [isAll, setIsAll] = useState(false)
  const found = useQuery({
    ...summaryQuery(courseId, isAll),
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching } = found
  useLive('attendance', { queryKey: attendanceKey(courseId) })
  if (!data && error) return <ErrorPanel message={failureMessage(error, M.loadSummaryFailed)} found={found} />
  if (!data)
    return (
      <SkeletonGroup className="mt-5 grid gap-4">
        <Skeleton className="h-9 w-72" />
        <Skeleton radius={3} className="h-96 w-full" />
      </SkeletonGroup>
    )
  return (
    <>
      {error && <StaleBanner className="mt-4" message={M.loadSummaryFailed} found={found} />}
      <SummaryHead courseId={courseId} data={data} />
      {data.attendanceDates.length === 0 ? (
        <EmptyState title={<Trans>No day of class yet</Trans>}>
          <Trans>
            Mark a day in the daily view, or open a self check-in. Each day is then a column here.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <PrintHead course={data.course.title} days={<Range days={data.attendanceDates} />} />
          <SummaryGrid
            data={data}
            courseId={courseId}
            isBusy={isFetching && isAll}
            onMore={() => setIsAll(true)}
          />
        </>
      )}
      {data.total > data.students.length && (
        <p className={styles.bound}>
          <Trans>
            {data.students.length} of {data.total} students are shown. The CSV file has them all.
          </Trans>
        </p>
      )}
    </>
  )
}

/** `Nov 6 to Nov 19, 2026`; the days come newest first. */
function Range({ days }: { days: SummaryReply['attendanceDates'] }) {
  const [first, last] = [days.at(-1)?.date ?? '', days[0]?.date ?? '']
  if (first === last) return formatDay(last)
  const [from, to] = [formatDay(first), formatDay(last)]
  return (
    <Trans>
      {from} to {to}
    </Trans>
  )
}

function SummaryHead({ courseId, data }: { courseId: string; data: SummaryReply }) {
  const percentage = attendancePercentage(data.days)
  return (
    <div className={styles.head}>
      {percentage !== null && (
        <p className={styles.share}>
          <b className="num">{percentage}%</b>{' '}
          <Plural value={data.days.total} one="present over # class day" other="present over # class days" />
        </p>
      )}
      <ul className={styles.key}>
        <li>
          <Check aria-hidden="true" />
          <Trans>Present</Trans>
        </li>
        <li>
          <X aria-hidden="true" data-absent="" />
          <Trans>Absent</Trans>
        </li>
        <li>
          <span className={styles.noted}>
            <Check aria-hidden="true" />
          </span>
          <Trans>With a note</Trans>
        </li>
        <li>
          <span aria-hidden="true">–</span> <Trans>Not marked</Trans>
        </li>
      </ul>
      <div className={styles.acts}>
        <MinimumDialog courseId={courseId} minimumPercent={data.minimumPercent} />
        <CsvButton
          fetchFile={() =>
            callFile('GET /api/instructor/attendance/{courseId}/csv', { params: { courseId } })
          }
        />
      </div>
    </div>
  )
}
