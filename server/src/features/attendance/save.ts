import { type AttendanceInput, ATTENDANCE_MESSAGES as M } from '@academy/contract/attendance'
import { USER_MESSAGES } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { recordAct } from '../audit/index.ts'
import { courseForOwner } from '../courses/index.ts'
import { assertNotInFuture, namesOfEnrolled } from './access.ts'
import { viewState } from './day.ts'
import {
  changeDay,
  type DayRow,
  findDay,
  lockDay,
  selectMarkedOfDay,
  selectOfStudents,
  writeRecords,
} from './store.ts'
import { tellAttendance } from './tell.ts'
import { viewRecord } from './views.ts'

interface Mark {
  present: boolean
  notes: string
}
/** Null: not marked, or no longer. */
type Marked = [studentId: string, mark: Mark | null]
type Wanted = Map<string, Mark | null>
type StoredRow = Awaited<ReturnType<typeof selectOfStudents>>[number]

/** All of it or nothing. With a version, what somebody else has changed since is never written over: it is named. */
export async function saveAttendance(ctx: Context, input: AttendanceInput) {
  const course = await courseForOwner(ctx, input.courseId)
  assertNotInFuture(ctx, input.date)
  const wanted = wantedMarks(input)
  const names = await namesOfEnrolled(ctx, course.id, [...wanted.keys()])
  const day = await lockDay(ctx.db, course.id, input.date)
  const stored = new Map(
    (await selectOfStudents(ctx.db, day, [...wanted.keys()])).map((row) => [row.student_id, row]),
  )
  const changed = [...wanted].filter(([id, mark]) => !isSame(markOf(stored.get(id)), mark))
  if (input.version !== undefined) assertNotOverNewer(day, input.version, changed, stored)
  if (changed.length > 0) {
    await write(ctx, day, changed)
    const before = changed.map(([id]): Marked => [id, markOf(stored.get(id))])
    await recordAct(ctx, 'save-attendance', course.id, {
      title: course.title,
      date: input.date,
      before: inWords(before, names),
      after: inWords(changed, names),
    })
    await tellAttendance(ctx, course)
  }
  const records = await selectMarkedOfDay(ctx.db, course.id, input.date)
  const state = viewState(await findDay(ctx.db, course.id, input.date))
  return { success: true, message: M.saved, attendance: records.map(viewRecord), ...state }
}

function wantedMarks({ attendanceRecords, cleared }: AttendanceInput): Wanted {
  const wanted: Wanted = new Map()
  for (const { studentId, present, notes } of attendanceRecords) wanted.set(studentId, { present, notes })
  for (const studentId of cleared) wanted.set(studentId, null)
  if (wanted.size < attendanceRecords.length + cleared.length) throw invalid(M.namedTwice)
  return wanted
}

function assertNotOverNewer(
  day: DayRow,
  version: number,
  changed: Marked[],
  stored: Map<string, StoredRow>,
): void {
  const conflicts = changed.flatMap(([studentId, yours]) => {
    const row = stored.get(studentId)
    return row && row.version > version
      ? [{ studentId, name: row.student_name, yours, theirs: viewTheirs(row) }]
      : []
  })
  if (conflicts.length > 0)
    throw new Problem(409, M.changedMeanwhile, { details: { conflicts, version: day.version } })
}

const viewTheirs = (row: StoredRow) => ({
  mark: markOf(row),
  by: row.marked_by && (row.marked_by_name ?? USER_MESSAGES.deletedUser),
  at: row.marked_at.toISOString(),
})

async function write(ctx: Context, day: DayRow, changed: Marked[]): Promise<void> {
  const [by, at, version] = [signedIn(ctx).id, ctx.now(), day.version + 1]
  const written = { course_id: day.course_id, day: day.day, version, marked_by: by, marked_at: at }
  await writeRecords(
    ctx.db,
    changed.map(([student_id, mark]) => ({
      ...written,
      student_id,
      present: mark?.present ?? null,
      notes: mark?.notes ?? '',
    })),
  )
  await changeDay(ctx.db, day, { version, saved_at: at, saved_by: by })
}

const markOf = (row: { present: boolean | null; notes: string } | undefined): Mark | null =>
  row && row.present !== null ? { present: row.present, notes: row.notes } : null

const isSame = (a: Mark | null, b: Mark | null): boolean => a?.present === b?.present && a?.notes === b?.notes

/** For the audit log, a student a field: it keeps what differs. */
const inWords = (marked: Marked[], names: Map<string, string>) =>
  Object.fromEntries(
    marked.map(([id, mark]) => {
      const word = mark ? (mark.present ? 'present' : 'absent') : 'not marked'
      return [id, `${names.get(id) ?? id}: ${word}${mark?.notes ? ` (${mark.notes})` : ''}`]
    }),
  )
