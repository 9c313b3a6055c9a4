import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

interface Followed {
  questionId: string
  authorId: string | null
  reader: 'student' | 'teacher'
}

/** Who follows a question and may still read it; never who wrote the answer. */
export async function selectSubscribers(
  db: Db,
  { questionId, authorId, reader }: Followed,
): Promise<{ id: string }[]> {
  const mayRead =
    reader === 'student'
      ? sql`u.role = 'user' and exists (
          select from enrolments e where e.course_id = q.course_id and e.user_id = u.id)`
      : sql`(u.role = 'admin' or (u.role = 'instructor' and u.id = c.instructor_id))`
  const { rows } = await sql<{ id: string }>`
    select u.id
    from lecture_question_subscriptions s
    join lecture_questions q on q.id = s.question_id
    join courses c on c.id = q.course_id
    join users u on u.id = s.user_id
    where s.question_id = ${questionId} and u.id is distinct from ${authorId} and ${mayRead}`.execute(db)
  return rows
}

interface Answered {
  title: string
  lecture_id: string
  /** Answers that the class sees. */
  answers: number
  author_id: string | null
  author: string | null
}

/** A question that the class sees, with its newest answer; undefined while it has none. */
export async function findAnswered(db: Db, questionId: string): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    select q.title, q.lecture_id, q.answers, a.author_id, u.name as author
    from lecture_questions q
    cross join lateral (
      select author_id from lecture_answers where question_id = q.id and not is_hidden order by id desc limit 1) a
    left join users u on u.id = a.author_id
    where q.id = ${questionId} and not q.is_hidden and q.answers > 0`.execute(db)
  return rows[0]
}

interface Waiting {
  course: string
  instructor_id: string | null
  count: number
  /** The title of the newest question. */
  title: string
  name: string | null
}

/** How many wait in a course, as the writes keep it, and the newest of them; undefined where none does. */
export async function selectWaiting(db: Db, courseId: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select c.title as course, c.instructor_id, q.title, u.name,
      (select coalesce(sum(unanswered_questions), 0)::bigint from course_totals where course_id = c.id) as count
    from courses c
    cross join lateral (
      select title, author_id from lecture_questions
      where course_id = c.id and state = 'unanswered' order by id desc limit 1) q
    left join users u on u.id = q.author_id
    where c.id = ${courseId}`.execute(db)
  return rows[0]
}
