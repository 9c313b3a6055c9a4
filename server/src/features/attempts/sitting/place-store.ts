import type { AssessmentKind } from '@academy/contract/attempts'
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import { type Compiled, compiledOnce } from '../../../db/compiled.ts'
import type { Database } from '../../../db/schema.ts'
import { type Asking, idOf } from '../../../http/asking.ts'

/** Where something is sat: a quiz by its own id, a final exam by its course's. */
export interface SittingPlace {
  kind: AssessmentKind
  id: string
}
/** Somebody's own attempt somewhere; a student has one at most. */
export type OwnAt = Asking & { id: string }

interface Own {
  assessmentId: RawBuilder<string>
  studentId: RawBuilder<string>
  /** A column of their attempt there, whatever has become of it. */
  attempt: (column: 'id' | 'paper_id') => RawBuilder<string>
}

/** A statement about an own attempt, for either kind of place. */
export function inPlace<Row>(
  build: (db: Kysely<Database>, own: Own) => Compilable<Row> | RawBuilder<Row>,
): Record<AssessmentKind, Compiled<OwnAt, Row>> {
  const of = (assessmentOf: (id: string) => RawBuilder<string>) =>
    compiledOnce((db, at: OwnAt) => {
      const [assessmentId, studentId] = [assessmentOf(at.id), idOf(at)]
      const attempt = (column: 'id' | 'paper_id') =>
        sql<string>`(select ${sql.ref(column)} from attempts where assessment_id = ${assessmentId} and student_id = ${studentId})`
      return build(db, { assessmentId, studentId, attempt })
    })
  return {
    quiz: of((id) => sql`(select id from assessments where id = ${id} and kind = 'quiz')`),
    'final-exam': of(
      (id) => sql`(select id from assessments where course_id = ${id} and kind = 'final-exam')`,
    ),
  }
}
