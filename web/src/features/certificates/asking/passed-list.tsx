import { formatCount } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/choices.tsx'
import { toggled } from '../../../ui/data-table/selection.ts'
import { StudentName } from '../../enrolments/index.ts'
import type { Passed } from './askable.ts'
import { AskedPill } from './asked-pill.tsx'
import styles from './asking.module.css'

interface PassedListProps {
  courseId: string
  all: readonly Passed[]
  open: readonly Passed[]
  /** Of the whole course; `open` are the first of them. */
  openCount: number
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Everybody who passed; whoever was asked for already shows how far it is. */
export function PassedList({ courseId, all, open, openCount, chosen, onChange }: PassedListProps) {
  const { t } = useLingui()
  const isWhole = chosen.size === open.length
  const [listed, left] = [open.length, openCount].map(formatCount)
  if (open.length === 0)
    return (
      <>
        <p className="mb-3 secondary">
          <Trans>A certificate was requested for everybody who passed.</Trans>
        </p>
        <Rows courseId={courseId} label={t`Passed`} rows={all} chosen={chosen} />
      </>
    )
  return (
    <>
      <div className={styles.all}>
        <Checkbox
          checked={isWhole}
          label={<Trans>All who passed</Trans>}
          detail={
            openCount > open.length ? (
              <Trans>
                The first {listed} of {left} without a certificate
              </Trans>
            ) : (
              <Plural value={open.length} one="# without a certificate" other="# without a certificate" />
            )
          }
          onChange={() => onChange(new Set(isWhole ? [] : open.map((one) => one.submissionId)))}
        />
      </div>
      <Rows
        courseId={courseId}
        label={t`Passed`}
        rows={all}
        chosen={chosen}
        onToggle={(id) => onChange(toggled(chosen, id))}
      />
    </>
  )
}

interface RowsProps {
  courseId: string
  label: string
  rows: readonly Passed[]
  chosen: ReadonlySet<string>
  onToggle?: (submissionId: string) => void
}

function Rows({ courseId, label, rows, chosen, onToggle }: RowsProps) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {rows.map(({ submissionId, student, percentage, status, isRevoked }) => (
        <li key={submissionId}>
          {status === null && (
            <Checkbox
              checked={chosen.has(submissionId)}
              label=""
              aria-label={student.name}
              onChange={() => onToggle?.(submissionId)}
            />
          )}
          <p className={styles.who}>
            <StudentName courseId={courseId} student={student} />
            <small className="num">{percentage}%</small>
          </p>
          {status !== null && <AskedPill status={status} isRevoked={isRevoked} />}
        </li>
      ))}
    </ul>
  )
}
