import { ATTEMPT_MESSAGES } from '@academy/contract/attempts'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** The sentence by which the database would refuse to delete each of these courses or assessments now, by their ids. */
export async function refusalsWhileSat(
  db: Db,
  what: 'a.id' | 'a.course_id',
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; names: string[]; count: number }>`
    select ${sql.ref(what)} as id, count(*) as count,
      (array_agg(coalesce(u.name, 'Deleted user') order by t.id))[1:3] as names
    from assessments a join attempts t on t.assessment_id = a.id and (t.state <> 'open') = false and t.id > ''
      left join users u on u.id = t.student_id
    where ${sql.ref(what)} = any(${ids}::text[]) group by 1`.execute(db)
  return new Map(rows.map(({ id, names, count }) => [id, ATTEMPT_MESSAGES.sittingsRunning(names, count)]))
}

export interface Going {
  by: 'course_id' | 'lecture_id'
  id: string
}

/** The quizzes and exams that go with a course or a lecture. */
export async function assessmentsGoingWith(db: Db, { by, id }: Going): Promise<string[]> {
  const rows = await db.selectFrom('assessments').select('id').where(by, '=', id).execute()
  return rows.map((row) => row.id)
}
