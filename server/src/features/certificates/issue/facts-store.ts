import { sql } from 'kysely'
import type { Db } from '../../../http/context.ts'

/** What a certificate says of its course, in the columns of a request and of a certificate. */
export interface CourseFacts {
  course_title: string
  course_description: string
  category: string
  duration_weeks: number
  instructor_name: string
}

/** As the course is now; its instructor by their own name, else whoever made it. */
export async function findCourseFacts(db: Db, courseId: string): Promise<CourseFacts | undefined> {
  const { rows } = await sql<CourseFacts>`
    select c.title as course_title, c.description as course_description, c.category, c.duration_weeks,
      coalesce(u.name, c.created_by) as instructor_name
    from courses c left join users u on u.id = c.instructor_id where c.id = ${courseId}`.execute(db)
  return rows[0]
}

export interface IssuedFacts extends CourseFacts {
  request_id: string
  student_id: string
  course_id: string | null
  holder_name: string
}

/** For requests that are approved now: the course as it is, or as it was when it is gone; the student's name of today. */
export async function selectFactsToIssue(db: Db, requestIds: readonly string[]): Promise<IssuedFacts[]> {
  const { rows } = await sql<IssuedFacts>`
    select r.id as request_id, r.student_id, r.course_id, s.name as holder_name,
      coalesce(c.title, r.course_title) as course_title,
      coalesce(c.description, r.course_description) as course_description,
      coalesce(c.category, r.category) as category, coalesce(c.duration_weeks, r.duration_weeks) as duration_weeks,
      case when c.id is null then r.instructor_name else coalesce(u.name, c.created_by) end as instructor_name
    from certification_requests r
    join users s on s.id = r.student_id
    left join courses c on c.id = r.course_id
    left join users u on u.id = c.instructor_id
    where r.id = any(${requestIds}::text[]) order by r.requested_at, r.id`.execute(db)
  return rows
}
