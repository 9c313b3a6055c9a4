import type { AssessmentKind } from '@academy/contract/attempts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { compiledOnce } from '../../../db/compiled.ts'
import type { AssessmentsTable } from '../../../db/schema-attempts.ts'
import type { Db } from '../../../http/context.ts'

export type AssessmentRow = Selectable<AssessmentsTable>

const assessmentById = (db: Db, id: string) => db.selectFrom('assessments').selectAll().where('id', '=', id)

/** Of that kind only: an exam's id finds no quiz. Null finds both. */
export function findAssessment(
  db: Db,
  id: string,
  kind: AssessmentKind | null,
): Promise<AssessmentRow | undefined> {
  const found = assessmentById(db, id)
  return (kind ? found.where('kind', '=', kind) : found).executeTakeFirst()
}

/** Stays as it is while the transaction lasts: whoever opens an attempt holds it first, so that no edit and no extra time
 * is missed in between. */
export const assessmentHeld = compiledOnce((db, { id }: { id: string }) =>
  db.selectFrom('assessments').select('id').where('id', '=', id).forShare(),
)

/** Who opens or edits it waits until the transaction ends; who hands in goes on. */
export const lockAgainstOpening = (db: Db, id: string) =>
  db.selectFrom('assessments').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** Locks a quiz or an exam: nobody opens, edits or deletes it meanwhile. */
export const lockAssessment = (db: Db, id: string): Promise<AssessmentRow | undefined> =>
  assessmentById(db, id).forUpdate().executeTakeFirst()

export const insertAssessment = (db: Db, row: Insertable<AssessmentsTable>): Promise<AssessmentRow> =>
  db.insertInto('assessments').values(row).returningAll().executeTakeFirstOrThrow()

export const updateAssessment = (
  db: Db,
  id: string,
  change: Updateable<AssessmentsTable>,
): Promise<AssessmentRow> =>
  db
    .updateTable('assessments')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const removeAssessment = (db: Db, id: string) =>
  db.deleteFrom('assessments').where('id', '=', id).execute()

export const removePapers = (db: Db, assessmentId: string) =>
  db.deleteFrom('papers').where('assessment_id', '=', assessmentId).execute()

export async function hasAttempts(db: Db, assessmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('assessment_id', '=', assessmentId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The course's teacher, for whoever owns an assessment or an attempt of it. */
export const findTeacherOf = (db: Db, courseId: string | null) =>
  db.selectFrom('courses').select('instructor_id').where('id', '=', courseId).executeTakeFirst()
