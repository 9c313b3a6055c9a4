import {
  type AttendanceRecord,
  attendancePercentage,
  type RosterStudent,
  type SummaryStudent,
} from '@academy/contract/attendance'
import type { RosterRow } from './roster-store.ts'
import type { MarkedRow } from './store.ts'

export const viewRecord = (row: MarkedRow): AttendanceRecord => ({
  studentId: row.student_id,
  present: row.present,
  notes: row.notes,
  date: row.day,
  isCheckIn: row.marked_by === null,
})

export const viewRosterStudent = ({ id, name, enrolled_at }: RosterRow): RosterStudent => ({
  _id: id,
  name,
  enrolledAt: enrolled_at.toISOString(),
})

export const viewSummaryStudent = (row: RosterRow): SummaryStudent => ({
  ...viewRosterStudent(row),
  present: row.present,
  absent: row.absent,
  percentage: attendancePercentage(row),
})

/** The marks of each day, or of each student. */
export function marksBy(key: 'day' | 'student_id', rows: MarkedRow[]): Map<string, MarkedRow[]> {
  const groups = new Map<string, MarkedRow[]>()
  for (const row of rows) {
    const group = groups.get(row[key])
    if (group) group.push(row)
    else groups.set(row[key], [row])
  }
  return groups
}

/** Made at its first use: no start waits for it. */
let names: Intl.Collator | undefined
/** As a class list reads; of the same name, the one who came first. */
export function inOrderOfNames(a: RosterRow, b: RosterRow): number {
  names ??= new Intl.Collator('en', { sensitivity: 'base' })
  return names.compare(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
