import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** Adds up what lists of all quizzes are sorted by. It locks nothing that anybody but itself writes; what is as it was is left alone. */
export async function addUpQuizOrders(db: Db): Promise<void> {
  await sql`
    update quiz_orders o set pending = n.pending, graded = n.graded
    from (select assessment_id, sum(pending)::bigint as pending, sum(total - pending)::bigint as graded
      from assessment_submission_counts group by 1) n
    where n.assessment_id = o.assessment_id
      and (o.pending, o.graded) is distinct from (n.pending, n.graded)`.execute(db)
}
