import * as M from '@academy/contract/attendance/messages'
import { type Day, dayOf, formatDay } from '@academy/contract/text/days'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { KeyboardHelp } from '../../../ui/keyboard-help.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { registerAttendanceWork } from './attendance-work.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DayTools, KeysOfDay } from './day-tools.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { Roster } from './roster.tsx'
import { SaveDayBar } from './save-day-bar.tsx'
import { useDay } from './use-day.ts'

interface DayViewProps {
  courseId: string
  day: Day
  onDay: (day: Day) => void
}

/** A day of class: who was there, marked in the form and stored by Save. It stays from one day to the next, and the focus on what chose it. */
export function DayView({ courseId, day, onDay }: DayViewProps) {
  const { t } = useLingui()
  const form = useDay(courseId, day)
  useEffect(registerAttendanceWork, [])
  const { data, error } = form.query
  const today = data?.today ?? dayOf(Date.now())
  const date = formatDay(day)
  return (
    <>
      <DayTools {...{ day, today, form, onDay }} />
      {form.isReady && data ? (
        <>
          {error && <StaleBanner className="mb-4" message={M.loadFailed} found={form.query} />}
          {data.students.length === 0 ? (
            <EmptyState title={<Trans>No students yet</Trans>}>
              <Trans>Who enrols in this course is listed here.</Trans>
            </EmptyState>
          ) : (
            <>
              <Roster key={day} {...{ courseId, form, day }} />
              <KeysOfDay />
              <SaveDayBar form={form} />
              <PrintSheet form={form} day={day} courseTitle={data.course.title} />
            </>
          )}
        </>
      ) : error ? (
        <ErrorPanel message={failureMessage(error, M.loadFailed)} found={form.query} />
      ) : (
        <SkeletonGroup className="grid gap-px">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
            <Skeleton key={row} radius={2} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {form.conflict && (
        <ConflictDialog conflict={form.conflict} onDecide={form.decide} onClose={form.putOff} />
      )}
      <LeaveGuard when={form.changed > 0 && !form.isWaiting}>
        <Trans>The attendance of {date} is not saved. What you marked stays on this device.</Trans>
      </LeaveGuard>
      <KeyboardHelp
        shortcuts={[
          { keys: ['↑', '↓'], does: t`Next or previous student` },
          { keys: ['←', '→'], does: t`Present or absent side` },
          { keys: ['P'], does: t`Mark present and go on` },
          { keys: ['A'], does: t`Mark absent and go on` },
          { keys: ['N'], does: t`Write a note` },
        ]}
      />
    </>
  )
}
