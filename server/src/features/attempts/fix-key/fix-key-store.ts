import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../http/context.ts'

/** Every version that asks the question, the oldest first. Nobody is marked by them until the transaction ends. */
export const papersAskingForUpdate = (db: Db, assessmentId: string, questionId: string) =>
  db
    .selectFrom('papers')
    .select(['id', 'questions', 'answer_key'])
    .where('assessment_id', '=', assessmentId)
    .where(sql<SqlBool>`questions @> ${JSON.stringify([{ _id: questionId }])}::jsonb`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A form opened before the fixing is told so when it is saved. */
export const growVersion = (db: Db, assessmentId: string) =>
  db
    .updateTable('assessments')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', assessmentId)
    .execute()

/** What everybody who had one of the papers answered; their submissions wait for us. */
export const answersForFixing = (db: Db, paperIds: readonly string[], questionId: string) =>
  db
    .selectFrom('submissions as s')
    .innerJoin('submission_answers as a', 'a.submission_id', 's.id')
    .leftJoin('users as u', 'u.id', 's.student_id')
    .where(sql<SqlBool>`s.paper_id = any(${paperIds}::text[])`)
    .where('a.question_id', '=', questionId)
    .select([
      's.id as submission',
      's.paper_id',
      's.total_marks_awarded',
      'u.name as student',
      'a.id as answer',
      'a.selected_option',
      'a.marks_awarded',
    ])
    .orderBy('s.id')
    .forUpdate(['s', 'a'])
    .execute()

export const writeKey = (db: Db, paperId: string, answerKey: Record<string, number>) =>
  db
    .updateTable('papers')
    .set({ answer_key: JSON.stringify(answerKey) })
    .where('id', '=', paperId)
    .execute()

/** However many there are, in one statement. */
export async function writeMarks(
  db: Db,
  marked: readonly { answer: string; marks: number }[],
): Promise<void> {
  const rows = JSON.stringify(marked.map(({ answer, marks }) => ({ answer, marks })))
  await sql`
    update submission_answers a set marks_awarded = m.marks
    from jsonb_to_recordset(${rows}::jsonb) as m (answer text, marks numeric)
    where a.id = m.answer`.execute(db)
}
