import type { AttendanceDay } from '@academy/contract/attendance'

type Cell = AttendanceDay['records'][number]

export interface Column {
  date: string
  presentCount: number
  records: ReadonlyMap<string, Cell>
}

/** As a register reads: the oldest day first. The server sends the newest first. */
export const columnsOf = (days: readonly AttendanceDay[]): Column[] =>
  days.toReversed().map(({ date, presentCount, records }) => ({
    date,
    presentCount,
    records: new Map(records.map((record) => [record.studentId, record])),
  }))
