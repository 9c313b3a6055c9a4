import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { judge } from './recalculate.ts'

interface Added {
  id: string
  total_marks: number
  passing_percent: number
  marks: (number | null)[]
}

/** `recalculate` for many at once, in two statements however many they are; the submissions are locked already. */
export async function recalculateMany(db: Db, submissionIds: readonly string[]): Promise<void> {
  if (submissionIds.length === 0) return
  const { rows } = await sql<Added>`
    select s.id, s.total_marks, s.passing_percent, jsonb_agg(a.marks_awarded) as marks
    from submissions s join submission_answers a on a.submission_id = s.id
    where s.id = any(${submissionIds}::text[]) group by s.id`.execute(db)
  const judged = rows.map(({ id, marks, total_marks, passing_percent }) => ({
    id,
    ...judge(marks, total_marks, passing_percent),
  }))
  await sql`
    update submissions s set version = s.version + 1, total_marks_awarded = j.total_marks_awarded,
      unmarked_count = j.unmarked_count, status = j.status, passed = j.passed
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as j (id text, total_marks_awarded numeric, unmarked_count int, status text, passed boolean)
    where s.id = j.id`.execute(db)
}
