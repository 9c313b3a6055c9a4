import { LATEST_SHOWN } from '@academy/contract/attendance'
import type { Day } from '@academy/contract/text/days'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { CheckInsTable } from '../../../db/schema-attendance.ts'
import type { Db } from '../../../http/context.ts'

export type CheckInRow = Selectable<CheckInsTable>

export const findOpen = (db: Db, courseId: string, now: Date): Promise<CheckInRow | undefined> =>
  db
    .selectFrom('check_ins')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst()

export const insertCheckIn = (db: Db, row: Insertable<CheckInsTable>): Promise<CheckInRow> =>
  db.insertInto('check_ins').values(row).returningAll().executeTakeFirstOrThrow()

/** What closed by itself did so at its end. */
export const closeOpen = (db: Db, courseId: string, now: Date) =>
  db
    .updateTable('check_ins')
    .set({ closed_at: sql<Date>`least(ends_at, ${now})` })
    .where('course_id', '=', courseId)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()

/** Stays as it is while the transaction lasts: who closes it waits. */
export const lockCheckInShared = (db: Db, id: string): Promise<CheckInRow | undefined> =>
  db.selectFrom('check_ins').selectAll().where('id', '=', id).forShare().executeTakeFirst()

/** Of the courses that somebody studies. */
export const selectOpenFor = (db: Db, studentId: string, now: Date) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('check_ins as c', 'c.course_id', 'e.course_id')
    .where('e.user_id', '=', studentId)
    .where('c.closed_at', 'is', null)
    .where('c.ends_at', '>', now)
    .select(['c.id', 'c.opened_at'])
    .orderBy('c.id')
    .execute()

/** Who checked in last; the newest first. */
export const selectLatest = (db: Db, courseId: string, day: Day) =>
  db
    .selectFrom('attendance_records as r')
    .innerJoin('users as u', 'u.id', 'r.student_id')
    .where('r.course_id', '=', courseId)
    .where('r.day', '=', day)
    .where('r.marked_by', 'is', null)
    .where('r.present', '=', true)
    .select(['u.id', 'u.name', 'r.marked_at'])
    .orderBy('r.marked_at', 'desc')
    .orderBy('u.id')
    .limit(LATEST_SHOWN)
    .execute()
