import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { SubmissionRow } from '../submissions/submissions-store.ts'

/** What the marks of a submission's answers come to. */
export interface Outcome {
  total_marks_awarded: number
  unmarked_count: number
  status: 'graded' | 'submitted'
  passed: boolean | null
}

interface Marks {
  id: string
  total_marks: number
  passing_percent: number
  marks: (number | null)[]
}

/** The marks of each submission's answers; a submission without answers has none. */
export async function selectMarksOf(db: Db, submissionIds: readonly string[]): Promise<Marks[]> {
  const { rows } = await sql<Marks>`
    select s.id, s.total_marks, s.passing_percent,
      coalesce(jsonb_agg(a.marks_awarded) filter (where a.id is not null), '[]') as marks
    from submissions s left join submission_answers a on a.submission_id = s.id
    where s.id = any(${submissionIds}::text[]) group by s.id`.execute(db)
  return rows
}

export const findMarks = async (db: Db, submissionId: string): Promise<Marks | undefined> =>
  (await selectMarksOf(db, [submissionId]))[0]

/** The version grows. */
export const writeOutcome = (
  db: Db,
  submissionId: string,
  outcome: Outcome,
): Promise<SubmissionRow | undefined> =>
  db
    .updateTable('submissions')
    .set({ ...outcome, version: sql<number>`version + 1` })
    .where('id', '=', submissionId)
    .returningAll()
    .executeTakeFirst()

export async function writeOutcomes(db: Db, outcomes: readonly ({ id: string } & Outcome)[]): Promise<void> {
  await sql`
    update submissions s set version = s.version + 1, total_marks_awarded = j.total_marks_awarded,
      unmarked_count = j.unmarked_count, status = j.status, passed = j.passed
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as j (id text, total_marks_awarded numeric, unmarked_count int, status text, passed boolean)
    where s.id = j.id`.execute(db)
}
