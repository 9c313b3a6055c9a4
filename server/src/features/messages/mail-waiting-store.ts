import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { onlineCondition } from '../notifications/index.ts'

export interface Due {
  conversation_id: string
  user_id: string
  other_id: string
  course_id: string | null
  course_title: string | null
  unread: number
  name: string
  email: string
  wants_mail: boolean
  is_online: boolean
  other_name: string | null
}

/** Held until the commit; what another node holds is passed over. */
export async function takeDue(db: Db, now: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select s.conversation_id, s.user_id, s.other_id, s.course_id, co.title as course_title, s.unread,
      u.name, u.email, u.email_notifications as wants_mail, ${onlineCondition(sql.ref('u.id'))} as is_online,
      o.name as other_name
    from conversation_sides s
    join users u on u.id = s.user_id
    left join users o on o.id = s.other_id
    left join courses co on co.id = s.course_id
    where s.mail_due_at <= ${now} order by s.mail_due_at limit ${limit} for no key update of s skip locked`.execute(
    db,
  )
  return rows
}

type Side = Pick<Due, 'conversation_id' | 'user_id'>
const areThese = (sides: Side[]) => sql`(conversation_id, user_id) in (
  select * from unnest(${sides.map((side) => side.conversation_id)}::text[], ${sides.map((side) => side.user_id)}::text[]))`

export const postpone = (db: Db, sides: Side[], until: Date) =>
  sql`update conversation_sides set mail_due_at = ${until} where ${areThese(sides)}`.execute(db)

/** None of `sides` is due any more; those of `mailed` were written to just now. */
export async function markMailed(db: Db, sides: Side[], mailed: Side[], now: Date): Promise<void> {
  await sql`update conversation_sides set mail_due_at = null where ${areThese(sides)}`.execute(db)
  await sql`update conversation_sides set mailed_at = ${now} where ${areThese(mailed)}`.execute(db)
}
