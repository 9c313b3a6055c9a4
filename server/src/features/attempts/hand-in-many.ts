import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import type { Db } from '../../http/context.ts'
import type { HeldAttempt } from './attempts-store.ts'
import { endAttempts } from './end-attempts.ts'
import { newestKeyedPapers } from './papers-store.ts'
import { recalculateMany } from './recalculate-many.ts'

export interface HandedInBefore {
  assessmentId: string
  studentId: string
  startedAt: Date
  submittedAt: Date
  /** In the order of the newest paper: an option, a text, or nothing. */
  answers: readonly (number | string | null)[]
  /** Of the questions that a person marks. */
  marks: readonly (number | null)[]
  gradedAt: Date
  gradedBy: string
}

/** Attempts of the past, handed in and marked: in a few statements however many they are. Who calls says they were allowed to. */
export async function handInMany(db: Db, works: readonly HandedInBefore[]): Promise<void> {
  if (works.length === 0) return
  const papers = await newestKeyedPapers(db, [...new Set(works.map(({ assessmentId }) => assessmentId))])
  const begun = new Map(works.map((work) => [newId(), work]))
  const attempts = await insertAttempts(db, begun)
  const ended = attempts.map((attempt) => {
    const { answers, submittedAt } = present(begun.get(attempt.id))
    const questions = papers.get(attempt.assessment_id) ?? []
    const given = questions.map(({ _id }, at) => {
      const answer = answers[at] ?? null
      const isText = typeof answer === 'string'
      const fields = { selectedOption: isText ? null : answer, writtenAnswer: isText ? answer : null }
      return [_id, { questionId: _id, ...fields }] as const
    })
    return { attempt, questions, answers: new Map(given), state: 'handed-in' as const, submittedAt }
  })
  await endAttempts(db, ended, new Date())
  await sql`update attempts t set ended_at = s.submitted_at from submissions s
    where s.attempt_id = t.id and t.id = any(${[...begun.keys()]}::text[])`.execute(db)
  const graded = ended.flatMap(({ attempt, questions }) => {
    const { marks, gradedAt, gradedBy } = present(begun.get(attempt.id))
    const by = { attempt: attempt.id, by: gradedBy, at: gradedAt.toISOString() }
    return questions.flatMap(({ _id }, at) => {
      const given = marks[at] ?? null
      return given === null ? [] : [{ ...by, question: _id, marks: given }]
    })
  })
  await recalculateMany(db, await writeGrades(db, graded))
}

async function insertAttempts(db: Db, begun: ReadonlyMap<string, HandedInBefore>): Promise<HeldAttempt[]> {
  const rows = [...begun].map(([id, { assessmentId, studentId, startedAt }]) => ({
    ...{ id, assessmentId, studentId },
    at: startedAt.toISOString(),
  }))
  const { rows: attempts } = await sql<HeldAttempt>`
    with begun as (
      insert into attempts
        (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, last_contact_at, notes)
      select r.id, a.id, p.id, a.course_id, r."studentId", r.at, r.at + make_interval(mins => a.time_limit_minutes), r.at, '[]'
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

interface Graded {
  attempt: string
  question: string
  marks: number
  by: string
  at: string
}

/** @returns the submissions */
async function writeGrades(db: Db, graded: readonly Graded[]): Promise<string[]> {
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

function present<Found>(found: Found | undefined): Found {
  if (!found) throw new Error('an attempt that nobody began')
  return found
}
