import type { ReportRow } from '@academy/contract/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DayAndTime } from '../../../ui/date-time.tsx'
import { LinkText } from '../../../ui/link-text.tsx'
import { reportAddress } from './report-address.ts'
import styles from './reports.module.css'

export function useReportColumns(): Column<ReportRow>[] {
  const { t } = useLingui()
  return [
    {
      id: 'reported',
      header: t`Written by`,
      onPhone: 'title',
      cell: ({ _id, reported }) => <LinkText to={reportAddress(_id)}>{reported.name}</LinkText>,
    },
    { id: 'reporter', header: t`Reported by`, cell: ({ reporter }) => reporter.name },
    { id: 'course', header: t`Course`, cell: ({ course }) => course?.title ?? t`None` },
    {
      id: 'reason',
      header: t`Reason`,
      cell: ({ reason }) => <span className={styles.reason}>{reason}</span>,
    },
    { id: 'at', header: t`Reported`, cell: ({ createdAt }) => <DayAndTime at={createdAt} /> },
    { id: 'state', header: t`State`, cell: ({ closedAt }) => <ReportState isClosed={closedAt !== null} /> },
  ]
}

export function ReportState({ isClosed }: { isClosed: boolean }) {
  return isClosed ? (
    <StatusPill tone="good">
      <Trans>Closed</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="wait">
      <Trans>Open</Trans>
    </StatusPill>
  )
}
