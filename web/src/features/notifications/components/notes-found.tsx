import { formatDate, formatLongDate } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useSyncExternalStore } from 'react'
import { CursorPages } from '../../../ui/cursor-pages.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { daysOf } from '../day-groups.ts'
import { deletions } from '../deletions.ts'
import type { Known } from '../known.ts'
import { NoteList } from './note-list.tsx'

const DAY_MS = 86_400_000

interface NotesFoundProps {
  found: Known
  isNewest: boolean
  isNarrowed: boolean
  /** The notes on the screen are still those of the page before. */
  isComing: boolean
}

/** One page of them, a group for each day. */
export function NotesFound({ found, isNewest, isNarrowed, isComing }: NotesFoundProps) {
  const going = useSyncExternalStore(deletions.subscribe, deletions.all, deletions.all)
  const { notifications, hasMore } = found
  const last = hasMore ? notifications.at(-1)?._id : undefined
  return (
    <>
      {notifications.length === 0 && <Nothing isNewest={isNewest} isNarrowed={isNarrowed} />}
      {daysOf(notifications).map(({ at, notes }) => (
        <NoteList key={formatDate(at)} heading={<Day at={at} />} notes={notes} going={going} level={2} />
      ))}
      <CursorPages param="before" isNewest={isNewest} next={last} isComing={isComing} />
    </>
  )
}

function Day({ at }: { at: string }): ReactNode {
  const now = Date.now()
  const day = formatDate(at)
  if (day === formatDate(now)) return <Trans>Today</Trans>
  if (day === formatDate(now - DAY_MS)) return <Trans>Yesterday</Trans>
  return formatLongDate(at)
}

function Nothing({ isNewest, isNarrowed }: Omit<NotesFoundProps, 'found' | 'isComing'>) {
  const { t } = useLingui()
  if (!isNewest) return <EmptyState title={t`There are no older notifications`} />
  if (isNarrowed)
    return (
      <EmptyState title={t`No notifications match these filters`}>
        <Trans>Choose “All” and “Everything” to see the others.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={t`No notifications yet`}>
      <Trans>What happens to your courses, payments and certificates shows here.</Trans>
    </EmptyState>
  )
}
