import { prepared, type Statement } from '../../../db/statement.ts'
import type { SubmissionAnswerRow, SubmissionRow } from '../submissions/submissions-store.ts'

/** How an attempt ends: its submission, one answer for each question, and by whom. */
export interface Ending {
  submission: SubmissionRow
  answers: SubmissionAnswerRow[]
  state: 'handed-in' | 'finalised'
}

/** Everything of many endings in one statement, whose words are always the same. */
export function endingsWriting(endings: readonly Ending[], now: Date): Statement<unknown> {
  const submissions = endings.map(({ submission }) => submission)
  const answers = endings.flatMap((ending) => ending.answers)
  return WRITING([
    ...columns(submissions, SUBMISSION_COLUMNS),
    ...columns(answers, ANSWER_COLUMNS),
    submissions.map((row) => row.attempt_id),
    endings.map(({ state }) => state),
    now,
  ])
}

const SUBMISSION_COLUMNS = {
  id: 'text',
  attempt_id: 'text',
  assessment_id: 'text',
  kind: 'text',
  paper_id: 'text',
  course_id: 'text',
  student_id: 'text',
  status: 'text',
  submitted_at: 'timestamptz',
  total_marks: 'numeric',
  total_marks_awarded: 'numeric',
  unmarked_count: 'int',
  passing_percent: 'numeric',
  passed: 'bool',
  content_hash: 'text',
  is_finalised: 'bool',
  graded_at: 'timestamptz',
}
const ANSWER_COLUMNS = {
  id: 'text',
  submission_id: 'text',
  question_id: 'text',
  position: 'int',
  selected_option: 'int',
  written_answer: 'text',
  marks_awarded: 'numeric',
}
type Columns = Record<string, string>

/** Rows turned into one array a column, for `unnest`. */
const columns = <C extends Columns>(rows: readonly { [K in keyof C]: unknown }[], types: C): unknown[] =>
  Object.keys(types).map((name) => rows.map((row) => row[name]))

const names = (types: Columns) => Object.keys(types).join(', ')
/** The first array hides how long it is: a plan made for just as many rows looks cheaper than the one that is kept, and PostgreSQL would plan
 * each time anew, which takes longer than the writing. */
const unnest = (types: Columns, first: number) => {
  const [hidden, ...others] = Object.values(types).map((type, n) => `$${first + n}::${type}[]`)
  return `unnest(${[`(select ${hidden})`, ...others]})`
}

const ANSWERS_FROM = 1 + Object.keys(SUBMISSION_COLUMNS).length
const REST_FROM = ANSWERS_FROM + Object.keys(ANSWER_COLUMNS).length
const WRITE_ENDINGS = `
  with submitted as (
    insert into submissions (${names(SUBMISSION_COLUMNS)}) select * from ${unnest(SUBMISSION_COLUMNS, 1)}
  ), answered as (
    insert into submission_answers (${names(ANSWER_COLUMNS)}) select * from ${unnest(ANSWER_COLUMNS, ANSWERS_FROM)}
  )
  update attempts t set state = e.state, ended_at = $${REST_FROM + 2},
    last_contact_at = case when e.state = 'handed-in' then $${REST_FROM + 2} else t.last_contact_at end
  from ${unnest({ id: 'text', state: 'text' }, REST_FROM)} as e (id, state)
  where t.id = e.id`
const WRITING = prepared(WRITE_ENDINGS)
