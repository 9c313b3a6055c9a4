import { ATTEMPT_MESSAGES as M } from '@academy/contract/attempts'
import { type Insertable, sql } from 'kysely'
import type { QuestionImagesTable } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'
import { invalid } from '../../../http/problem.ts'
import type { CheckedQuestion } from './check-questions.ts'
import { imageKeysOf } from './papers.ts'
import { questionImageKeyOf, questionImageUrl } from './question-image-url.ts'

export async function insertQuestionImage(db: Db, image: Insertable<QuestionImagesTable>): Promise<void> {
  await db.insertInto('question_images').values(image).execute()
}

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

/** Those of the addresses that lead to a picture of a question. */
export async function knownImageUrls(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const keys = urls.map(questionImageKeyOf)
  const { rows } = await sql<{ key: string }>`
    select key from question_images where key = any(${keys}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => questionImageUrl(key)))
}

/** Begins the time of those that no paper shows any more, and lets go those whose time is over. Their bytes become orphans. */
export async function dropUnusedImages(db: Db, { now, before }: { now: Date; before: Date }): Promise<void> {
  await sql`
    update question_images i set unused_since = ${now}
    where unused_since is null and not exists (select from paper_images p where p.image_key = i.key)`.execute(
    db,
  )
  await sql`
    delete from question_images i
    where unused_since < ${before} and not exists (select from paper_images p where p.image_key = i.key)`.execute(
    db,
  )
}
