import { ANSWERS_MAX_ROWS } from '@academy/contract/attempts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { KeyedQuestion } from '../papers/papers.ts'

/** As the newest paper that asks it has it, and the course it belongs to. */
export async function findQuestion(
  db: Db,
  assessmentId: string,
  questionId: string,
): Promise<{ question: KeyedQuestion; courseId: string } | undefined> {
  const paper = await db
    .selectFrom('papers')
    .innerJoin('assessments', 'assessments.id', 'papers.assessment_id')
    .select(['questions', 'answer_key', 'course_id'])
    .where('assessment_id', '=', assessmentId)
    .where(sql<SqlBool>`questions @> ${JSON.stringify([{ _id: questionId }])}::jsonb`)
    .orderBy('papers.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const question = paper?.questions.find(({ _id }) => _id === questionId)
  if (!paper || !question) return undefined
  const correctOption = paper.answer_key[questionId] ?? null
  return { question: { ...question, correctOption }, courseId: paper.course_id }
}

interface AnswerTo {
  id: string
  version: number
  status: 'submitted' | 'graded'
  student_id: string | null
  student_name: string | null
  selected_option: number | null
  written_answer: string | null
  marks_awarded: number | null
  feedback: string
}

const ROWS = ANSWERS_MAX_ROWS + 1

/** Those without marks first: as many as a reply holds, and one to tell that there are more. Only submissions that wait have answers
 * without marks, so the first of each kind are read in the order of their index, however many there are. */
export async function selectAnswersTo(db: Db, assessmentId: string, questionId: string): Promise<AnswerTo[]> {
  const first = (status: AnswerTo['status'], marks: RawBuilder<unknown>, limit: number) => sql`(
    select s.id, s.submitted_at from submissions s
    cross join lateral (
      select marks_awarded from submission_answers where submission_id = s.id and question_id = ${questionId} offset 0) a
    where s.assessment_id >= ${assessmentId} and s.assessment_id <= ${assessmentId} and s.status = ${status}
      and ${marks}
    order by s.assessment_id, s.submitted_at, s.id limit ${limit})`
  const read = async (found: RawBuilder<unknown>, limit: number) => {
    const { rows } = await sql<AnswerTo>`
      select s.id, s.version, s.status, s.student_id, u.name as student_name, a.selected_option, a.written_answer, a.marks_awarded, a.feedback
      from (select id, submitted_at from (${found}) one order by submitted_at, id limit ${limit}) f
      join submissions s on s.id = f.id
      join submission_answers a on a.submission_id = f.id and a.question_id = ${questionId}
      left join users u on u.id = s.student_id
      order by f.submitted_at, f.id`.execute(db)
    return rows
  }
  const unmarked = await read(first('submitted', sql`a.marks_awarded is null`, ROWS), ROWS)
  const left = ROWS - unmarked.length
  if (left === 0) return unmarked
  const marked = first('submitted', sql`a.marks_awarded is not null`, left)
  const others = sql`${marked} union all ${first('graded', sql`true`, left)}`
  return [...unmarked, ...(await read(others, left))]
}

/** In one order, so that two who save the same rows wait for each other and never in a ring. */
export const lockSubmissionsOf = (db: Db, assessmentId: string, ids: readonly string[]) =>
  db
    .selectFrom('submissions')
    .select(['id', 'version'])
    .where('assessment_id', '=', assessmentId)
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
