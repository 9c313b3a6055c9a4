import * as M from '@academy/contract/attendance/messages'
import type { Day } from '@academy/contract/text/days'
import { t } from '@lingui/core/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure, failureMessage, mayPass } from '../../../lib/calls/call.ts'
import { enqueue } from '../../../lib/device/outbox/index.ts'
import { useLive } from '../../../lib/live/live.ts'
import { toast } from '../../../lib/toast.ts'
import { useSignedIn } from '../../users/index.ts'
import { attendanceChanged, attendanceKey, dayQuery } from '../api.ts'
import { attendanceWork, sendDay, type UnsentDay, workKey } from './attendance-work.ts'
import { conflictsOf, type DayConflict } from './conflicts.ts'
import {
  changeMark,
  type DayChanges,
  type DayMark,
  decide,
  markAll,
  markOf,
  onlyChanges,
  savedMarks,
  tally,
  toggled,
  toSend,
} from './marks.ts'
import { useChanges } from './use-changes.ts'

interface DayToSave {
  day: Day
  changes: DayChanges
  version: number
}

/** One day of a class as the form shows it: what is stored, with what was changed on this device upon it. */
export function useDay(courseId: string, day: Day) {
  const person = useSignedIn().user._id
  const queries = useQueryClient()
  const query = useQuery(dayQuery(courseId, day))
  useLive('attendance', { queryKey: attendanceKey(courseId) })
  const { draft, isWaiting, change, rebase, reread } = useChanges({ person, courseId, day })
  const [met, setMet] = useState<{ day: Day; conflict: DayConflict } | null>(null)
  // Another day may be shown by the time that a save is answered.
  const conflict = met?.day === day ? met.conflict : null

  const { data } = query
  const saved = savedMarks(data?.attendance ?? [])
  const students = data?.students ?? []
  const changes = data && draft ? onlyChanges(saved, draft.changes) : {}

  const save = useMutation({
    mutationFn: async ({ changes: wanted, version }: DayToSave) => {
      const { sent, ...marks } = toSend(saved, wanted)
      const work: UnsentDay = { person, sent, body: { courseId, date: day, version, ...marks } }
      try {
        // What waits already goes first, or it would meet its own later self.
        if (isWaiting) throw new CallFailure(0, '')
        await sendDay(work)
        await reread()
        toast.success(M.saved, { id: 'attendance' })
      } catch (failure) {
        if (!mayPass(failure)) throw failure
        await enqueue(person, attendanceWork, workKey(courseId, day), work)
        toast.info(t`Kept on this device. It is sent when the academy can be reached.`, { id: 'attendance' })
      }
    },
    onError: (failure, sent) => {
      const found = conflictsOf(failure)
      if (found) setMet({ day: sent.day, conflict: found })
      else toast.error(failureMessage(failure, M.saveFailed), { id: 'attendance' })
    },
  })

  const version = data?.version ?? 0
  return {
    query,
    isReady: data !== undefined && draft !== null,
    students,
    isWaiting,
    isSaving: save.isPending && save.variables.day === day,
    changed: Object.keys(changes).length,
    counts: tally(saved, changes, students),
    markOf: (studentId: string) => markOf(saved, changes, studentId),
    isChanged: (studentId: string) => studentId in changes,
    mark: (studentId: string, present: boolean) =>
      change((before) => {
        const now = markOf(saved, before, studentId)
        return changeMark(saved, before, studentId, { present: toggled(now, present) })
      }, version),
    set: (studentId: string, part: Partial<DayMark>) =>
      change((before) => changeMark(saved, before, studentId, part), version),
    markAll: (present: boolean) => change((before) => markAll(saved, before, students, present), version),
    save: () => save.mutate({ day, changes, version: draft?.version ?? version }),
    conflict,
    /** Own marks of the named students are saved over the others', upon what is there now. */
    decide: (mine: ReadonlySet<string>) => {
      if (!conflict) return
      const left = decide(changes, conflict.conflicts, mine)
      rebase(left, conflict.version)
      setMet(null)
      if (Object.keys(left).length > 0) save.mutate({ day, changes: left, version: conflict.version })
      void attendanceChanged(queries, courseId)
    },
    putOff: () => setMet(null),
  }
}
export type DayForm = ReturnType<typeof useDay>
