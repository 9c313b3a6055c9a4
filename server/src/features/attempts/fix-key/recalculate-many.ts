import type { Db } from '../../../http/context.ts'
import { outcomeOf } from './recalculate.ts'
import { selectMarksOf, writeOutcomes } from './recalculate-store.ts'

/** `recalculateSubmission` for many at once, in two statements however many they are; the submissions are locked already. */
export async function recalculateSubmissions(db: Db, submissionIds: readonly string[]): Promise<void> {
  if (submissionIds.length === 0) return
  const rows = await selectMarksOf(db, submissionIds)
  await writeOutcomes(
    db,
    rows.map(({ id, marks, total_marks, passing_percent }) => ({
      id,
      ...outcomeOf(marks, total_marks, passing_percent),
    })),
  )
}
