import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** What was added to a course within that time and is there still. */
interface WhatWasAdded {
  courseId: string
  from: Date
  until: Date
}

/** A student who wants to hear of their course, and how much of it came after they enrolled. */
export interface Follower {
  id: string
  course: string
  lectures: number
  quizzes: number
}

/** Those for whom anything came; with `page`, so many behind one. */
export async function selectFollowers(
  db: Db,
  { courseId, from, until }: WhatWasAdded,
  page?: { after: string; limit: number },
): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    with added as materialized (
      select true as is_lecture, created_at from lectures
      where course_id = ${courseId} and created_at >= ${from} and created_at < ${until}
      union all
      select false, created_at from assessments
      where course_id = ${courseId} and kind = 'quiz' and created_at >= ${from} and created_at < ${until})
    select u.id, c.title as course, count(*) filter (where a.is_lecture)::int as lectures,
      count(*) filter (where not a.is_lecture)::int as quizzes
    from courses c join enrolments e on e.course_id = c.id join users u on u.id = e.user_id
    join added a on a.created_at >= e.enrolled_at
    where c.id = ${courseId} and e.user_id > ${page?.after ?? ''}::text and u.course_updates and u.role = 'user'
    group by u.id, c.id order by u.id limit ${page?.limit ?? null}::int`.execute(db)
  return rows
}
