import { effectiveRole, isAdmin, isTeacher } from '@academy/contract/users'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

interface GrantRow {
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

export interface MediaGrant {
  /** False when no lecture and no slide names the file. */
  isKnown: boolean
  isAllowed: boolean
  /** What the file was called when it came. */
  fileName: string | null
}

/** May the holder of this session open this file now? Null when the session has ended. One statement, an index for each way to
 * the file. */
export async function findMediaGrant(db: Db, key: string, sessionId: string): Promise<MediaGrant | null> {
  const { rows } = await sql<GrantRow>`
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
      left join (select *, true as is_known from file) f on true
      left join courses c on c.id = f.course_id
    where s.id = ${sessionId} and s.expires_at > now()`.execute(db)
  const row = rows[0]
  return row ? { isKnown: row.isKnown, isAllowed: isAllowed(row), fileName: row.fileName } : null
}

/** As for the lecture itself; a picture that is on no slide yet is its uploader's. */
function isAllowed(row: GrantRow): boolean {
  const role = effectiveRole(row)
  if (isAdmin(role)) return true
  if (isTeacher(role)) return (row.courseId ? row.instructorId : row.uploadedBy) === row.userId
  return row.isEnrolled
}
