import type { SubjectKind } from '@academy/contract/audit'
import { USER_MESSAGES } from '@academy/contract/users'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** The log names what it is about as it is called at the time; of the other rooms' tables it reads names and nothing else. */
const NAME_OF: Partial<Record<SubjectKind, (id: string) => RawBuilder<{ name: string | null }>>> = {
  person: (id) => sql`select name from users where id = ${id}`,
  course: (id) => sql`select title as name from courses where id = ${id}`,
  lecture: (id) => sql`select title as name from lectures where id = ${id}`,
  quiz: (id) => assessmentTitle(id),
  'final-exam': (id) => assessmentTitle(id),
  assessment: (id) => assessmentTitle(id),
  submission: (id) => sql`
    select concat_ws(', ', u.name, a.title) as name from submissions s
    join assessments a on a.id = s.assessment_id left join users u on u.id = s.student_id where s.id = ${id}`,
  payment: (id) => sql`select reference as name from payment_requests where id = ${id}`,
  statement: (id) => sql`select file_name as name from statements where id = ${id}`,
  certification: (id) => sql`
    select concat_ws(', ', u.name, r.course_title) as name from certification_requests r
    left join users u on u.id = r.student_id where r.id = ${id}`,
  question: (id) => sql`select title as name from lecture_questions where id = ${id}`,
  announcement: (id) => sql`select title as name from announcements where id = ${id}`,
  invitation: (id) => sql`select coalesce(nullif(name, ''), email) as name from invitations where id = ${id}`,
  'message-report': (id) => sql`
    select concat_ws(', ', coalesce(u.name, ${USER_MESSAGES.deletedUser}), nullif(r.course_title, '')) as name
    from message_reports r left join users u on u.id = r.reported_id where r.id = ${id}`,
  certificate: (id) => sql`select number as name from certificates where id = ${id}`,
}

const assessmentTitle = (id: string) =>
  sql<{ name: string | null }>`select title as name from assessments where id = ${id}`

/** '' for what has no name, or is gone. */
export async function findSubjectName(db: Db, kind: SubjectKind, id: string): Promise<string> {
  const named = NAME_OF[kind]
  if (!named) return ''
  const { rows } = await named(id).execute(db)
  return rows[0]?.name ?? ''
}
