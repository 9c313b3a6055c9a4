import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { HeldAttempt } from '../sitting/attempts-store.ts'

export interface HandedInBefore {
  assessmentId: string
  studentId: string
  startedAt: Date
  submittedAt: Date
  /** In the order of the newest paper: an option, a text, or nothing. */
  answers: readonly (number | string | null)[]
  /** Marks of the questions that a person marks. */
  marks: readonly (number | null)[]
  gradedAt: Date
  gradedBy: string
}

export async function insertAttempts(
  db: Db,
  begun: ReadonlyMap<string, HandedInBefore>,
): Promise<HeldAttempt[]> {
  const rows = [...begun].map(([id, { assessmentId, studentId, startedAt }]) => ({
    ...{ id, assessmentId, studentId },
    at: startedAt.toISOString(),
  }))
  const { rows: attempts } = await sql<HeldAttempt>`
    with begun as (
      insert into attempts
        (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, last_contact_at, notes, seq)
      select r.id, a.id, p.id, a.course_id, r."studentId", r.at, r.at + make_interval(mins => a.time_limit_minutes), r.at, '[]', 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id text, "assessmentId" text, "studentId" text, at timestamptz)
      join assessments a on a.id = r."assessmentId"
      cross join lateral (select id from papers where assessment_id = a.id order by version desc limit 1) p
      returning *)
    select begun.*, a.kind, a.passing_percent from begun join assessments a on a.id = begun.assessment_id`.execute(
    db,
  )
  return attempts
}

interface Answered {
  attempt: { id: string }
  answers: ReadonlyMap<
    string,
    { questionId: string; selectedOption: number | null; writtenAnswer: string | null }
  >
  submittedAt: Date
}

/** What was answered, as if a device had sent it when it was handed in. */
export async function keepAnswers(db: Db, ended: readonly Answered[]): Promise<void> {
  const rows = ended.flatMap(({ attempt, answers, submittedAt }) =>
    [...answers.values()]
      .filter(({ selectedOption, writtenAnswer }) => selectedOption !== null || writtenAnswer !== null)
      .map((answer) => ({ ...answer, attempt: attempt.id, at: submittedAt.toISOString() })),
  )
  await sql`
    insert into attempt_answers
      (attempt_id, question_id, seq, change_seq, selected_option, written_answer, device_id, received_at)
    select r.attempt, r."questionId", 1, 1, r."selectedOption", r."writtenAnswer", 'handed-in', r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (attempt text, "questionId" text, "selectedOption" int, "writtenAnswer" text, at timestamptz)`.execute(
    db,
  )
}

export interface Graded {
  attempt: string
  question: string
  marks: number
  by: string
  at: string
}

/** @returns the submissions */
export async function writeGrades(db: Db, graded: readonly Graded[]): Promise<string[]> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(graded)}::jsonb)
    as g (attempt text, question text, marks numeric, by text, at timestamptz)`
  await sql`
    update submission_answers a set marks_awarded = g.marks
    from ${rows} join submissions s on s.attempt_id = g.attempt
    where a.submission_id = s.id and a.question_id = g.question`.execute(db)
  const { rows: submissions } = await sql<{ id: string }>`
    update submissions s set graded_by = g.by, graded_at = g.at
    from (select distinct attempt, by, at from ${rows}) g
    where s.attempt_id = g.attempt returning s.id`.execute(db)
  return submissions.map(({ id }) => id)
}

/** Attempts end when they were handed in, not when that was written down. */
export const backdateEnds = (db: Db, attemptIds: readonly string[]) =>
  sql`update attempts t set ended_at = s.submitted_at, last_contact_at = s.submitted_at from submissions s
    where s.attempt_id = t.id and t.id = any(${attemptIds}::text[])`.execute(db)
