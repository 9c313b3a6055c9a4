import type { Day } from '@academy/contract/text/days'
import { Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { NotedMark } from './noted-mark.tsx'
import styles from './summary.module.css'
import type { Column } from './summary-columns.ts'

interface MarkCellProps {
  courseId: string
  student: { _id: string; name: string }
  date: Day
  record: ReturnType<Column['records']['get']>
  isEnrolled: boolean
}

/** How a student was marked on a day; a note opens from it. */
export function MarkCell({ courseId, student, date, record, isEnrolled }: MarkCellProps) {
  if (!record)
    return (
      <td className={styles.open}>
        <span aria-hidden="true">–</span>
        <span className="vh">{isEnrolled ? <Trans>Not marked</Trans> : <Trans>Not enrolled yet</Trans>}</span>
      </td>
    )
  const { present, hasNote } = record
  const mark = (
    <>
      <span>{present ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}</span>
      <span className="vh">
        {present ? <Trans>Present</Trans> : <Trans>Absent</Trans>}
        {hasNote && <Trans>, with a note</Trans>}
      </span>
    </>
  )
  return (
    <td className={present ? styles.present : styles.absent}>
      {hasNote ? <NotedMark {...{ courseId, student, date }}>{mark}</NotedMark> : mark}
    </td>
  )
}
