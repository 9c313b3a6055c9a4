import type { TimeNote } from '@academy/contract/attempts'
import { type Insertable, sql } from 'kysely'
import type { ExtraTimesTable } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'

/** A student of the course, and how far they are; undefined for anybody else. */
export const findExtended = (
  db: Db,
  { assessmentId, courseId, studentId }: { assessmentId: string; courseId: string; studentId: string },
) =>
  db
    .selectFrom('enrolments as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.student_id', '=', 'e.user_id').on('t.assessment_id', '=', assessmentId),
    )
    .where('e.course_id', '=', courseId)
    .where('e.user_id', '=', studentId)
    .where('u.role', '=', 'user')
    .select('t.state')
    .executeTakeFirst()

export const insertExtraTime = (db: Db, row: Insertable<ExtraTimesTable> & { created_at: Date }) =>
  db.insertInto('extra_times').values(row).execute()

interface Move {
  assessmentId: string
  /** Whose deadline moves; null for every student's. */
  studentId: string | null
  note: TimeNote
  /** What ran out before this is over, though nobody may have ended it yet. */
  overBefore: Date
}

export async function moveDeadlines(db: Db, { assessmentId, studentId, note, overBefore }: Move) {
  const { rows } = await sql<{ id: string }>`
    update attempts
    set deadline = deadline + make_interval(mins => ${note.minutes}::int), notes = notes || ${JSON.stringify([note])}::jsonb
    where assessment_id = ${assessmentId} and (${studentId}::text is null or student_id = ${studentId}::text)
      and state = 'open' and deadline >= ${overBefore}
    returning id`.execute(db)
  return rows
}
