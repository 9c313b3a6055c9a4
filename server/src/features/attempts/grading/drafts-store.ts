import type { GradeDraft } from '@academy/contract/attempts'
import type { Db } from '../../../http/context.ts'

type StoredDraft = Omit<GradeDraft, 'savedAt'>

export async function findDraft(
  db: Db,
  submissionId: string,
  graderId: string,
): Promise<{ draft: StoredDraft; saved_at: Date } | undefined> {
  const row = await db
    .selectFrom('grade_drafts')
    .select(['draft', 'saved_at'])
    .where('submission_id', '=', submissionId)
    .where('grader_id', '=', graderId)
    .executeTakeFirst()
  return row && { draft: row.draft as StoredDraft, saved_at: row.saved_at }
}

export const keepDraft = (
  db: Db,
  row: { submissionId: string; graderId: string; draft: StoredDraft; savedAt: Date },
) => {
  const kept = { draft: JSON.stringify(row.draft), saved_at: row.savedAt }
  return db
    .insertInto('grade_drafts')
    .values({ submission_id: row.submissionId, grader_id: row.graderId, ...kept })
    .onConflict((clash) => clash.columns(['submission_id', 'grader_id']).doUpdateSet(kept))
    .execute()
}

export const deleteGradeDraft = (db: Db, submissionId: string, graderId: string) =>
  db
    .deleteFrom('grade_drafts')
    .where('submission_id', '=', submissionId)
    .where('grader_id', '=', graderId)
    .execute()
