import { changeOne } from './database-of-run.ts'

interface Two {
  from: { _id: string }
  to: { _id: string }
  course: { _id: string }
}

/** As if the one had gone on writing to the other, who has read it all: 'Late 1' and so on. They have a conversation already. */
export const goOnWriting = ({ from, to, course }: Two, count: number, word: string): Promise<void> =>
  changeOne(
    `with talk as (
       select id, last_position from conversations
       where person_a in ($1, $2) and person_b in ($1, $2) and course_id = $3),
     later as (
       insert into messages (id, conversation_id, position, sender_id, content, message_type, created_at)
       select lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || lpad(to_hex(n), 4, '0') || substr(md5(random()::text), 1, 12),
         talk.id, last_position + n, $1, $5 || ' ' || n, 'student_student', now()
       from talk, generate_series(1, $4::int) n returning id),
     sides as (
       update conversation_sides s set last_position = talk.last_position + $4, read_position = talk.last_position + $4,
         unread = 0, last_key = (select max(id) from later)
       from talk where s.conversation_id = talk.id)
     update conversations c set last_position = talk.last_position + $4 from talk where c.id = talk.id`,
    [from._id, to._id, course._id, count, word],
  )
