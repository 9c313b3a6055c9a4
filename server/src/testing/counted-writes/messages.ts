import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import { one, oneRow, type Writes } from './pick.ts'

const aSide = (pick: number) => oneRow('conversation_sides', pick, sql`conversation_id, user_id`)

/** Between who teaches a course and somebody in it; what may not be said is refused, and changes nothing. */
export const SAID: Writes = {
  say: (pick) => sql`select s.outcome from (
      select c.instructor_id as teacher, e.user_id as student, c.id as course
      from courses c join enrolments e on e.course_id = c.id
      where c.instructor_id <> e.user_id order by c.id, e.user_id offset ${pick % 3} limit 1
    ) two, lateral send_message(${newId()}, case when ${pick % 2 === 0} then teacher else student end,
      case when ${pick % 2 === 0} then student else teacher end, course, 'Muraho', null, now(), now(), interval '1 hour') s`,
}

export const MESSAGES: Writes = {
  read: (pick) => sql`update conversation_sides set unread = 0, read_position = last_position
    where ctid = ${aSide(pick)} and unread > 0`,
  readAll: (pick) => sql`update conversation_sides set unread = 0, read_position = last_position
    where conversation_id = ${one('conversations', pick)}`,
  mute: (pick) => sql`update conversation_sides set is_muted = not is_muted where ctid = ${aSide(pick)}`,
  report:
    () => sql`insert into message_reports (id, reporter_id, reported_id, course_title, reason, created_at)
    values (${newId()}, ${newId()}, ${newId()}, 'Maps', 'Unkind', now())`,
  close: (pick) => sql`update message_reports set closed_at = case when closed_at is null then now() end
    where id = ${one('message_reports', pick)}`,
}
