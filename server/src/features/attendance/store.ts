import { OWN_MAX_DAYS } from '@academy/contract/attendance'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { Day } from '@academy/contract/text/days'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { AttendanceDaysTable, AttendanceRecordsTable } from '../../db/schema-attendance.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'

export type DayRow = Selectable<AttendanceDaysTable>
export type RecordRow = Selectable<AttendanceRecordsTable>
/** With a mark: whose was taken back is not marked. */
export type MarkedRow = RecordRow & { present: boolean }

type Id = string | RawBuilder<string>

/** Of students by their ids, both ends included. */
export interface StudentRange {
  from: string
  upTo: string
}

/** Whoever writes to a day goes one after another. */
export async function lockDay(db: Db, courseId: string, day: Day): Promise<DayRow> {
  await db
    .insertInto('attendance_days')
    .values({ course_id: courseId, day, saved_at: null, saved_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('attendance_days')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const changeDay = (
  db: Db,
  { course_id, day }: DayRow,
  change: Partial<Insertable<AttendanceDaysTable>>,
) =>
  db
    .updateTable('attendance_days')
    .set(change)
    .where('course_id', '=', course_id)
    .where('day', '=', day)
    .returningAll()
    .executeTakeFirstOrThrow()

/** A day that nobody wrote to has no row yet. */
export const findDay = (db: Db, courseId: string, day: Day) =>
  db
    .selectFrom('attendance_days as d')
    .leftJoin('users as u', 'u.id', 'd.saved_by')
    .where('d.course_id', '=', courseId)
    .where('d.day', '=', day)
    .select(['d.version', 'd.present', 'd.absent', 'd.saved_at', 'u.name as saved_by_name'])
    .executeTakeFirst()

export const selectMarked = (db: Db, courseId: string, days: Day[], { from, upTo }: StudentRange) =>
  db
    .selectFrom('attendance_records')
    .selectAll()
    .$narrowType<{ present: boolean }>()
    .where('course_id', '=', courseId)
    .where(sql<boolean>`day = any(${days}::date[])`)
    .where('student_id', '>=', from)
    .where('student_id', '<=', upTo)
    .where('present', 'is not', null)
    .orderBy('day')
    .orderBy('student_id')
    .execute()

/** A day as far as a list goes. */
export const selectMarkedOfDay = (db: Db, courseId: string, day: Day) =>
  db
    .selectFrom('attendance_records')
    .selectAll()
    .$narrowType<{ present: boolean }>()
    .where('course_id', '=', courseId)
    .where('day', '=', day)
    .where('present', 'is not', null)
    .orderBy('student_id')
    .limit(LIST_MAX_ROWS)
    .execute()

/** Marks that were taken back among them. */
export const selectOfStudents = (db: Db, { course_id, day }: DayRow, studentIds: string[]) =>
  db
    .selectFrom('attendance_records as r')
    .innerJoin('users as s', 's.id', 'r.student_id')
    .leftJoin('users as m', 'm.id', 'r.marked_by')
    .selectAll('r')
    .select(['s.name as student_name', 'm.name as marked_by_name'])
    .where('r.course_id', '=', course_id)
    .where('r.day', '=', day)
    .where(sql<boolean>`r.student_id = any(${studentIds}::text[])`)
    .execute()

export const writeRecords = (db: Db, records: RecordRow[]) =>
  db
    .insertInto('attendance_records')
    .values(records)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'day', 'student_id']).doUpdateSet(({ ref }) => ({
        present: ref('excluded.present'),
        notes: ref('excluded.notes'),
        version: ref('excluded.version'),
        marked_by: ref('excluded.marked_by'),
        marked_at: ref('excluded.marked_at'),
      })),
    )
    .execute()

/** Days on which somebody is marked, the newest first. */
export const selectDays = (db: Db, courseId: string, before: Day | undefined, limit: number) =>
  db
    .selectFrom('attendance_days')
    .select(['day', 'present', 'absent'])
    .where('course_id', '=', courseId)
    .where(sql<boolean>`present + absent > 0`)
    .$if(before !== undefined, (query) => query.where('day', '<', before ?? ''))
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()

export async function sumDays(db: Db, courseId: string) {
  const { rows } = await sql<{ total: number; present: number; absent: number }>`
    select count(*) filter (where present + absent > 0) as total,
      coalesce(sum(present), 0) as present, coalesce(sum(absent), 0) as absent
    from attendance_days where course_id = ${courseId}`.execute(db)
  return rows[0] ?? { total: 0, present: 0, absent: 0 }
}

const totalsOf = (db: Db, courseId: string, student: Id) =>
  db
    .selectFrom('attendance_totals')
    .select(['present', 'absent'])
    .where('course_id', '=', courseId)
    .where('student_id', '=', student)

/** Of one student's days, the newest first. */
const daysOf = (db: Db, courseId: string, student: Id) =>
  db
    .selectFrom('attendance_records')
    .where('course_id', '=', courseId)
    .where('student_id', '=', student)
    .where('present', 'is not', null)
    .orderBy('day', 'desc')

export const findTotals = (db: Db, courseId: string, studentId: string) =>
  totalsOf(db, courseId, studentId).executeTakeFirst()

export const selectDaysOfStudent = (db: Db, courseId: string, studentId: string) =>
  daysOf(db, courseId, studentId)
    .select(['day', 'present', 'notes'])
    .$narrowType<{ present: boolean }>()
    .limit(LIST_MAX_ROWS)
    .execute()

type OwnIn = Asking & { courseId: string }

export const ownTotals = compiledOnce((db, own: OwnIn) => totalsOf(db, own.courseId, idOf(own)))

/** What the instructor has noted stays with the instructor. */
export const ownDays = compiledOnce((db, own: OwnIn) =>
  daysOf(db, own.courseId, idOf(own))
    .select(['day', 'present'])
    .$narrowType<{ present: boolean }>()
    .limit(OWN_MAX_DAYS),
)
