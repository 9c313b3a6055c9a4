import type { AssessmentKind } from '@academy/contract/attempts'
import type { Selectable } from 'kysely'
import type { SubmissionAnswersTable, SubmissionsTable } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'
import { inPlace } from '../sitting/place-store.ts'

/** Without what only lists sort and search by. */
export type SubmissionRow = Omit<Selectable<SubmissionsTable>, 'student_key' | 'search_key'>
export type SubmissionAnswerRow = Selectable<SubmissionAnswersTable>

export const findSubmissionOf = (db: Db, attemptId: string): Promise<SubmissionRow | undefined> =>
  db.selectFrom('submissions').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()

const SUBMISSION_COLUMNS = [
  ...([
    'id',
    'attempt_id',
    'assessment_id',
    'kind',
    'paper_id',
    'course_id',
    'student_id',
    'status',
  ] as const),
  ...(['submitted_at', 'total_marks', 'total_marks_awarded', 'unmarked_count', 'passing_percent'] as const),
  ...(['passed', 'feedback', 'content_hash', 'is_finalised', 'version', 'graded_by', 'graded_at'] as const),
] as const

/** What who asks has handed in there. */
export const submissionsIn = inPlace((db, { attempt }) =>
  db.selectFrom('submissions').select(SUBMISSION_COLUMNS).where('attempt_id', '=', attempt('id')),
)
/** Its answers, in the order of the questions. */
export const submittedAnswersIn = inPlace((db, { attempt }) =>
  db
    .selectFrom('submission_answers as a')
    .innerJoin('submissions as s', 's.id', 'a.submission_id')
    .where('s.attempt_id', '=', attempt('id'))
    .select([
      ...(['a.id', 'a.submission_id', 'a.question_id', 'a.position', 'a.selected_option'] as const),
      ...(['a.written_answer', 'a.marks_awarded', 'a.feedback'] as const),
    ])
    .orderBy('a.position'),
)

/** Two who save the same submission come one after the other. Lock it before its answers are read or changed. */
export const lockSubmission = (db: Db, id: string): Promise<SubmissionRow | undefined> =>
  db.selectFrom('submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** One for each question of the paper, in its order, answered or not. */
export const selectAnswers = (db: Db, submissionId: string): Promise<SubmissionAnswerRow[]> =>
  db
    .selectFrom('submission_answers')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute()

export const changeAnswer = (
  db: Db,
  id: string,
  change: { marks_awarded: number | null; feedback: string },
): Promise<unknown> => db.updateTable('submission_answers').set(change).where('id', '=', id).execute()

/** Answers of its attempt that came too late and wait to be accepted. */
export async function countLate(db: Db, attemptId: string): Promise<number> {
  const { count } = await db
    .selectFrom('answer_evidence')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('attempt_id', '=', attemptId)
    .where('reason', '=', 'late')
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** With the names of what it belongs to. */
export interface OwnedSubmission extends SubmissionRow {
  course_title: string
  student_name: string | null
  student_email: string | null
  /** When the sitting began, and when its time was up. */
  started_at: Date
  deadline: Date
}

export const noteGrader = (
  db: Db,
  id: string,
  graded: { graded_by: string; graded_at: Date; feedback?: string },
) => db.updateTable('submissions').set(graded).where('id', '=', id).execute()

/** With the names of what it belongs to, and who teaches its course. */
export const findOwned = (
  db: Db,
  id: string,
  kind: AssessmentKind,
): Promise<(OwnedSubmission & { instructor_id: string | null }) | undefined> =>
  db
    .selectFrom('submissions as s')
    .innerJoin('courses as c', 'c.id', 's.course_id')
    .innerJoin('attempts as t', 't.id', 's.attempt_id')
    .leftJoin('users as u', 'u.id', 's.student_id')
    .selectAll('s')
    .select([
      'c.instructor_id',
      'c.title as course_title',
      't.started_at',
      't.deadline',
      'u.name as student_name',
      'u.email as student_email',
    ])
    .where('s.id', '=', id)
    .where('s.kind', '=', kind)
    .executeTakeFirst()
