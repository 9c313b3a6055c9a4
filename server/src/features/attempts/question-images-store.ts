import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import type { CheckedQuestion } from './check-questions.ts'
import { imageKeysOf } from './papers.ts'

/** Keeps the pictures from the cleaning, before a paper names them.
 * @throws Problem 400 at the first question whose picture is not known. */
export async function claimQuestionImages(db: Db, questions: readonly CheckedQuestion[]): Promise<void> {
  const keys = imageKeysOf(questions)
  if (keys.length === 0) return
  const { rows } = await sql<{ key: string }>`
    with held as (
      select key from question_images where key = any(${keys}::text[]) order by key for update
    )
    update question_images set unused_since = null where key in (select key from held)
    returning key`.execute(db)
  const known = new Set(rows.map(({ key }) => key))
  const at = questions.findIndex(({ image }) => image && !known.has(image.key))
  if (at >= 0) throw invalid(M.imageUnknown(at + 1), { [`questions.${at}`]: M.imageUnknown(at + 1) })
}
