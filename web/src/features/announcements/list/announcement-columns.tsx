import type { ManagedAnnouncementRow } from '@academy/contract/announcements'
import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DayAndTime } from '../../../ui/date-time.tsx'
import { useAudienceLabel } from '../audience-labels.ts'
import styles from './announcement-columns.module.css'
import { AnnouncementState } from './announcement-state.tsx'

export function useAnnouncementColumns(
  addressOf: (row: ManagedAnnouncementRow) => string,
): Column<ManagedAnnouncementRow>[] {
  const { t } = useLingui()
  const audienceLabel = useAudienceLabel()
  return [
    {
      id: 'title',
      header: t`Announcement`,
      onPhone: 'title',
      cell: (row) => (
        <>
          <Link className="tbl-title" to={addressOf(row)}>
            {row.title}
          </Link>
          <small>{row.isYours ? t`You` : row.author}</small>
        </>
      ),
    },
    {
      id: 'audience',
      header: t`To`,
      cell: ({ audience, isPinned }) => (
        <span className={styles.audience}>
          {audienceLabel(audience)}
          {isPinned && <Badge tone="info">{t`Pinned`}</Badge>}
        </span>
      ),
    },
    { id: 'at', header: t`When`, descendingFirst: true, cell: ({ at }) => <DayAndTime at={at} /> },
    {
      id: 'read',
      header: t`Read`,
      cell: (row) => <ReadCount {...row} />,
    },
    { id: 'state', header: t`State`, cell: ({ state }) => <AnnouncementState state={state} /> },
  ]
}

/** How many of those it was sent to have opened it. */
function ReadCount({ state, readers, recipients }: ManagedAnnouncementRow) {
  if (state === 'scheduled') return <span className="muted">–</span>
  const [read, all] = [formatCount(readers), formatCount(recipients)]
  return (
    <span className="num">
      <Trans>
        {read} of {all}
      </Trans>
    </span>
  )
}
