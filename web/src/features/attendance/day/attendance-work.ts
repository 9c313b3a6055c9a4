import type { AttendanceToSave } from '@academy/contract/attendance'
import * as M from '@academy/contract/attendance/messages'
import { formatDay } from '@academy/contract/text/days'
import { t } from '@lingui/core/macro'
import { CallFailure, call, failureMessage } from '../../../lib/calls/call.ts'
import { type OutboxKind, registerOutboxKind } from '../../../lib/device/outbox/index.ts'
import { queryClient } from '../../../lib/queries/query-client.ts'
import { toast } from '../../../lib/toast.ts'
import { attendanceChanged } from '../api.ts'
import { draftId, settleDraft } from './day-drafts.ts'
import type { DayChanges } from './marks.ts'

/** A day to save; sending it twice changes nothing more than sending it once. */
export interface UnsentDay {
  person: string
  body: AttendanceToSave
  sent: DayChanges
}

/** Saves it, and lets go of what was kept of it on the device. */
export async function sendDay({ person, body, sent }: UnsentDay) {
  const saved = await call('POST /api/instructor/attendance', { body })
  await settleDraft(draftId(person, body.courseId, body.date), sent, saved.version)
  await attendanceChanged(queryClient, body.courseId)
  return saved
}

export const workKey = (courseId: string, date: string): string => `${courseId}/${date}`

/** What is refused for good stays in the day's draft: nothing of it is lost, and the day's page shows what it met. */
export const attendanceWork: OutboxKind<UnsentDay> = {
  kind: 'attendance',
  send: async (day) => {
    await sendDay(day)
    toast.success(M.saved, { id: 'attendance' })
  },
  onRefused: ({ body: { courseId, date } }, failure) => {
    const day = formatDay(date)
    const isConflict = failure instanceof CallFailure && failure.status === 409
    toast.error(
      isConflict
        ? t`The attendance of ${day} was changed by somebody else meanwhile. Open it to choose.`
        : failureMessage(failure, M.saveFailed),
      { id: 'attendance' },
    )
    void attendanceChanged(queryClient, courseId)
  },
}

/** Whoever shows what waits also says how it is sent. */
export const registerAttendanceWork = (): void => registerOutboxKind(attendanceWork)
