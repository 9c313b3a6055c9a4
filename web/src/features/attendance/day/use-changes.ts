import type { Day } from '@academy/contract/text/days'
import { useEffect, useRef, useState } from 'react'
import { useOutbox } from '../../../lib/device/outbox/index.ts'
import { attendanceWork, workKey } from './attendance-work.ts'
import { type DayDraft, draftId, readDraft, writeDraft } from './day-drafts.ts'
import type { DayChanges } from './marks.ts'

interface Place {
  person: string
  courseId: string
  day: Day
}

/** What was changed of a day and is not saved: kept on the device with every change, so that a reload loses nothing. Null until the
 * device has been asked. `isWaiting` while a save of it waits for the line. */
export function useChanges({ person, courseId, day }: Place) {
  const id = draftId(person, courseId, day)
  const [draft, setDraft] = useState<DayDraft | null>(null)
  const key = workKey(courseId, day)
  const isWaiting = useOutbox(attendanceWork.kind).some((item) => item.key === key)
  const latest = useRef(draft)

  const show = (next: DayDraft) => {
    latest.current = next
    setDraft(next)
  }

  // Asked again when a waiting save has gone: what it brought to the server is kept here no longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: isWaiting is when, not what
  useEffect(() => {
    let isCurrent = true
    void readDraft(id).then((kept) => isCurrent && show(kept ?? { id, version: 0, changes: {} }))
    return () => {
      isCurrent = false
    }
  }, [id, isWaiting])

  /** The first change says which version the others stand upon. */
  const change = (make: (changes: DayChanges) => DayChanges, version: number) => {
    const before = latest.current
    if (before?.id !== id) return
    const isFirst = Object.keys(before.changes).length === 0
    const next = { id, version: isFirst ? version : before.version, changes: make(before.changes) }
    show(next)
    void writeDraft(next)
  }

  /** After a conflict was decided: what is left stands upon what the server has now. */
  const rebase = (changes: DayChanges, version: number) => {
    const next = { id, version, changes }
    show(next)
    void writeDraft(next)
  }

  /** After a save; another day may be shown by then, and stays. */
  const reread = async () => {
    const kept = await readDraft(id)
    if (latest.current?.id === id) show(kept ?? { id, version: 0, changes: {} })
  }

  return { draft: draft?.id === id ? draft : null, isWaiting, change, rebase, reread }
}
