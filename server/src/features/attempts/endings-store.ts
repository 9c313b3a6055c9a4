import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import type { SubmissionAnswerRow, SubmissionRow } from './submissions-store.ts'

/** How an attempt ends: its submission, one answer for each question, and by whom. */
export interface Ending {
  submission: SubmissionRow
  answers: SubmissionAnswerRow[]
  state: 'handed-in' | 'finalised'
}

/** Everything of many endings in one statement. */
export async function writeEndings(db: Db, endings: readonly Ending[], now: Date): Promise<void> {
  const submissions = endings.map(({ submission }) => submission)
  const answers = endings.flatMap((ending) => ending.answers)
  await sql`
    with submitted as (
      insert into submissions (${names(SUBMISSION_COLUMNS)})
      select * from unnest(${columns(submissions, SUBMISSION_COLUMNS)})
    ), answered as (
      insert into submission_answers (${names(ANSWER_COLUMNS)})
      select * from unnest(${columns(answers, ANSWER_COLUMNS)})
    )
    update attempts t set state = e.state, ended_at = ${now}
    from unnest(
      ${submissions.map((row) => row.attempt_id)}::text[], ${endings.map(({ state }) => state)}::text[]
    ) as e (id, state)
    where t.id = e.id`.execute(db)
}

const SUBMISSION_COLUMNS = {
  id: sql`text`,
  attempt_id: sql`text`,
  assessment_id: sql`text`,
  kind: sql`text`,
  paper_id: sql`text`,
  course_id: sql`text`,
  student_id: sql`text`,
  status: sql`text`,
  submitted_at: sql`timestamptz`,
  total_marks: sql`numeric`,
  total_marks_awarded: sql`numeric`,
  unmarked_count: sql`int`,
  passing_percent: sql`numeric`,
  passed: sql`bool`,
  content_hash: sql`text`,
  is_finalised: sql`bool`,
  graded_at: sql`timestamptz`,
}
const ANSWER_COLUMNS = {
  id: sql`text`,
  submission_id: sql`text`,
  question_id: sql`text`,
  position: sql`int`,
  selected_option: sql`int`,
  written_answer: sql`text`,
  marks_awarded: sql`numeric`,
}
type Columns = Record<string, RawBuilder<unknown>>

const names = (columns: Columns) => sql.join(Object.keys(columns).map((name) => sql.ref(name)))

/** Rows turned into one array a column, for `unnest`. */
const columns = <C extends Columns>(rows: readonly { [K in keyof C]: unknown }[], types: C) =>
  sql.join(Object.entries(types).map(([name, type]) => sql`${rows.map((row) => row[name])}::${type}[]`))
