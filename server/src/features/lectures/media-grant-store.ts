import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'

export interface GrantRow {
  userId: string
  role: 'user' | 'instructor' | 'admin'
  mainrole: '' | 'superadmin'
  isKnown: boolean
  fileName: string | null
  uploadedBy: string | null
  courseId: string | null
  instructorId: string | null
  isEnrolled: boolean
}

/** One statement, an index for each way to the file; nothing when the session has ended. */
export const selectGrant = compiledOnce(
  (_, { key, sessionId }: { key: string; sessionId: string }) => sql<GrantRow>`
    with file as (
      select course_id, file_name, null as uploaded_by from lectures where file_key = ${key}
      union all
      select course_id, regexp_replace(file_name, '\\.pptx$', '.pdf', 'i'), null from lectures where pages_key = ${key}
      union all
      select course_id, null, null from lectures where captions_key = ${key}
      union all
      select l.course_id, null, i.uploaded_by from slide_images i left join lectures l on l.id = i.lecture_id
      where i.key = ${key}
    )
    select u.id as "userId", u.role, u.mainrole, f.is_known is not null as "isKnown", f.file_name as "fileName",
      f.uploaded_by as "uploadedBy", f.course_id as "courseId", c.instructor_id as "instructorId",
      exists (select from enrolments e where e.course_id = f.course_id and e.user_id = u.id) as "isEnrolled"
    from sessions s
      join users u on u.id = s.user_id
      left join (select course_id, file_name, uploaded_by, true as is_known from file) f on true
      left join courses c on c.id = f.course_id
    where s.id = ${sessionId} and s.expires_at > now()`,
)
