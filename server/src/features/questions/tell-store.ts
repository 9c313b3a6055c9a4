import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export interface Told {
  id: string
  role: 'user' | 'instructor' | 'admin'
}

/** Who follows a question and may still read it, by their ids; never who wrote the answer. */
export async function selectSubscribers(
  db: Db,
  { questionId, authorId }: { questionId: string; authorId: string | null },
  after: string,
  limit: number,
): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select u.id, u.role
    from lecture_question_subscriptions s
    join lecture_questions q on q.id = s.question_id
    join courses c on c.id = q.course_id
    join users u on u.id = s.user_id
    where s.question_id = ${questionId} and s.user_id > ${after} and u.id is distinct from ${authorId}
      and (u.role = 'admin' or (u.role = 'instructor' and u.id = c.instructor_id)
        or (u.role = 'user' and exists (
          select from enrolments e where e.course_id = q.course_id and e.user_id = u.id)))
    order by s.user_id limit ${limit}`.execute(db)
  return rows
}
