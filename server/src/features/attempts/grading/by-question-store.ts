import { LIST_MAX_ROWS } from '@academy/contract/http'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'
import type { KeyedQuestion } from '../papers.ts'

/** As the newest paper that asks it has it. */
export async function findQuestion(
  db: Db,
  assessmentId: string,
  questionId: string,
): Promise<KeyedQuestion | undefined> {
  const paper = await db
    .selectFrom('papers')
    .select(['questions', 'answer_key'])
    .where('assessment_id', '=', assessmentId)
    .where(sql<SqlBool>`questions @> ${JSON.stringify([{ _id: questionId }])}::jsonb`)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const question = paper?.questions.find(({ _id }) => _id === questionId)
  return paper && question && { ...question, correctOption: paper.answer_key[questionId] ?? null }
}

/** Those without marks first: as many as a list holds, and one to tell that there are more. */
export const selectAnswersTo = (db: Db, assessmentId: string, questionId: string) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('submission_answers as a', (join) =>
      join.onRef('a.submission_id', '=', 's.id').on('a.question_id', '=', questionId),
    )
    .leftJoin('users as u', 'u.id', 's.student_id')
    .where('s.assessment_id', '=', assessmentId)
    .select(['s.id', 's.version', 's.status', 'u.name as student_name'])
    .select(['a.selected_option', 'a.written_answer', 'a.marks_awarded', 'a.feedback'])
    .orderBy(sql`a.marks_awarded is not null`)
    .orderBy('s.submitted_at')
    .orderBy('s.id')
    .limit(LIST_MAX_ROWS + 1)
    .execute()

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
