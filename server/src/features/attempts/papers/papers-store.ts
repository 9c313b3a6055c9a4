import { type SqlBool, sql } from 'kysely'
import { compiledOnce } from '../../../db/compiled.ts'
import { newId } from '../../../db/ids.ts'
import type { PaperQuestion } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'
import { inPlace } from '../sitting/place-store.ts'
import { imageKeysOf, type KeyedQuestion, keyed, type PaperContent } from './papers.ts'

/** A paper as it is asked: its key stays where it is. */
export interface Paper {
  id: string
  version: number
  questions: PaperQuestion[]
  totalMarks: number
}

const asked = (db: Db) =>
  db.selectFrom('papers').select(['id', 'version', 'questions', 'total_marks as totalMarks'])

const paperById = compiledOnce((db, { id }: { id: string }) => asked(db).where('id', '=', id))
const newestOf = compiledOnce((db, { assessmentId }: { assessmentId: string }) =>
  asked(db).where('assessment_id', '=', assessmentId).orderBy('version', 'desc').limit(1),
)

/** A paper that an attempt or a submission names is always there. */
export async function readPaper(db: Db, paperId: string): Promise<Paper> {
  return present((await paperById(db, { id: paperId }))[0], paperId)
}

/** What the next who opens it is asked. To open, hold the assessment first (`assessmentHeld`), so that no edit takes it away. */
export async function newestPaper(db: Db, assessmentId: string): Promise<Paper> {
  return present((await newestOf(db, { assessmentId }))[0], assessmentId)
}

const withKey = (db: Db) => db.selectFrom('papers').select(['questions', 'answer_key'])

/** For those who teach. */
export async function readKeyedPaper(db: Db, paperId: string): Promise<KeyedQuestion[]> {
  const row = present(await withKey(db).where('id', '=', paperId).executeTakeFirst(), paperId)
  return keyed(row.questions, row.answer_key)
}

const withKeyById = compiledOnce((db, { id }: { id: string }) =>
  withKey(db).where('id', '=', id).forKeyShare(),
)

/** For marking: the key stays as it is until the transaction ends, so that nobody is marked by a key just corrected. */
export async function lockKeyedPaperShared(db: Db, paperId: string): Promise<KeyedQuestion[]> {
  const { questions, answer_key } = present((await withKeyById(db, { id: paperId }))[0], paperId)
  return keyed(questions, answer_key)
}

/** The key alone, of the attempt of who asks. */
export const answerKeysIn = inPlace((db, { attempt }) =>
  db.selectFrom('papers').select('answer_key').where('id', '=', attempt('paper_id')).forKeyShare(),
)

export async function newestKeyedPaper(db: Db, assessmentId: string): Promise<KeyedQuestion[]> {
  const row = await withKey(db)
    .where('assessment_id', '=', assessmentId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { questions, answer_key } = present(row, assessmentId)
  return keyed(questions, answer_key)
}

/** The newest papers of many quizzes or exams at once, for lists. */
export async function newestKeyedPapers(
  db: Db,
  assessmentIds: readonly string[],
): Promise<Map<string, KeyedQuestion[]>> {
  if (assessmentIds.length === 0) return new Map()
  const rows = await withKey(db)
    .distinctOn('assessment_id')
    .select('assessment_id')
    .where(sql<SqlBool>`assessment_id = any(${assessmentIds}::text[])`)
    .orderBy('assessment_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.assessment_id, keyed(row.questions, row.answer_key)]))
}

/** The ids of the questions of every version of a paper. */
export async function questionIdsOf(db: Db, assessmentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct q->>'_id' as id from papers, jsonb_array_elements(questions) q
    where assessment_id = ${assessmentId}`.execute(db)
  return rows.map(({ id }) => id)
}

function present<Row>(row: Row | undefined, id: string): Row {
  if (!row) throw new Error(`no paper for ${id}`)
  return row
}

export async function writePaper(
  db: Db,
  assessmentId: string,
  version: number,
  { questions, answerKey, totalMarks }: PaperContent,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('papers')
    .values({
      id,
      assessment_id: assessmentId,
      version,
      questions: JSON.stringify(questions),
      answer_key: JSON.stringify(answerKey),
      question_count: questions.length,
      total_marks: totalMarks,
    })
    .execute()
  const keys = imageKeysOf(questions)
  if (keys.length === 0) return
  await db
    .insertInto('paper_images')
    .values(keys.map((image_key) => ({ paper_id: id, image_key })))
    .execute()
}
