import type { Day } from '@academy/contract/text/days'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import styles from './roster.module.css'
import { useRosterKeys } from './roster-keys.ts'
import { RosterRow } from './roster-row.tsx'
import type { DayForm } from './use-day.ts'

/** The class by name; arrows go from one to the next, P and A mark. */
export function Roster({ courseId, form, day }: { courseId: string; form: DayForm; day: Day }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const onMark = useCallback((id: string, present: boolean) => latest.current.mark(id, present), [])
  const onNote = useCallback((id: string, notes: string) => latest.current.set(id, { notes }), [])
  useRosterKeys(list, (id, present) => latest.current.set(id, { present }))
  return (
    <ul ref={list} className={styles.roster} aria-label={t`Students`}>
      {form.students.map((student) => {
        const { present, notes } = form.markOf(student._id)
        return <RosterRow key={student._id} {...{ courseId, student, day, present, notes, onMark, onNote }} />
      })}
    </ul>
  )
}
