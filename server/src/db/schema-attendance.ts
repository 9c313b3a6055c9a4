import type { Defaulted } from './schema-types.ts'

/** Calendar days are text: '2026-11-20'. */
export interface AttendanceDaysTable {
  course_id: string
  day: string
  version: Defaulted<number>
  present: Defaulted<number>
  absent: Defaulted<number>
  saved_at: Date | null
  saved_by: string | null
}
export interface AttendanceRecordsTable {
  course_id: string
  day: string
  student_id: string
  present: boolean | null
  notes: string
  version: number
  marked_by: string | null
  marked_at: Date
}
interface AttendanceTotalsTable {
  course_id: string
  student_id: string
  present: Defaulted<number>
  absent: Defaulted<number>
}
interface AttendanceMinimumsTable {
  course_id: string
  percent: number
}
export interface CheckInsTable {
  id: string
  course_id: string
  day: string
  opened_at: Date
  ends_at: Date
  closed_at: Date | null
}

export interface AttendanceTables {
  attendance_days: AttendanceDaysTable
  attendance_records: AttendanceRecordsTable
  attendance_totals: AttendanceTotalsTable
  attendance_minimums: AttendanceMinimumsTable
  check_ins: CheckInsTable
}
