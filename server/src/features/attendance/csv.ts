import { attendancePercentage } from '@academy/contract/attendance'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { csvTime } from '@academy/contract/text/csv'
import type { Day } from '@academy/contract/text/days'
import type { Context } from '../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { courseForOwner } from '../courses/index.ts'
import { type RosterRow, selectRoster } from './roster-store.ts'
import { type MarkedRow, selectDays, selectMarked } from './store.ts'
import { marksBy } from './views.ts'

type CsvRow = RosterRow & { marks: Map<Day, MarkedRow> }

/** Each page of students brings the marks of all their days: the more days, the fewer students. */
const MARKS_A_PAGE = 2_000
const STUDENTS_A_PAGE = 100
const studentsAPage = (days: number) =>
  Math.max(1, Math.min(STUDENTS_A_PAGE, Math.floor(MARKS_A_PAGE / Math.max(1, days))))

const COLUMNS: readonly CsvColumn<CsvRow>[] = [
  ['Student', (row) => row.name],
  ['Email', (row) => row.email],
  ['Enrolled at (Kigali)', (row) => csvTime(row.enrolled_at)],
  ['Present', (row) => row.present],
  ['Absent', (row) => row.absent],
  ['Present (%)', attendancePercentage],
]

/** A line a student and a column a day of class; who was not marked has an empty cell. */
export async function attendanceCsv(ctx: Context, courseId: string): Promise<FileReply> {
  const { title } = await courseForOwner(ctx, courseId)
  const days = (await selectDays(ctx.db, courseId, undefined, LIST_MAX_ROWS))
    .map(({ day }) => day)
    .toReversed()
  const columns = [
    ...COLUMNS,
    ...days.map((day) => [day, (row: CsvRow) => cellOf(row.marks.get(day))] as const),
  ]
  const pages = studentsWithMarks(ctx, courseId, days)
  return csvReply(ctx, { name: 'attendance', of: title, columns, pages })
}

function cellOf(mark: MarkedRow | undefined): string | null {
  if (!mark) return null
  const word = mark.present ? 'Present' : 'Absent'
  return mark.notes ? `${word}: ${mark.notes}` : word
}

async function* studentsWithMarks(ctx: Context, courseId: string, days: Day[]) {
  const students = studentsAPage(days.length)
  const pages = rowsInPages<RosterRow>(
    (last, limit) => selectRoster(ctx.db, courseId, last?.id ?? '', limit),
    { first: students, rest: students },
  )
  for await (const rows of pages) {
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) continue
    const marked = await selectMarked(ctx.db, courseId, days, { from: first.id, upTo: last.id })
    const byStudent = marksBy('student_id', marked)
    yield rows.map((row) => ({
      ...row,
      marks: new Map((byStudent.get(row.id) ?? []).map((mark) => [mark.day, mark])),
    }))
  }
}
