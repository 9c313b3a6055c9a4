import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import { one, oneRow, type Writes } from './pick.ts'

export const QUESTIONS: Writes = {
  wonder: (
    pick,
  ) => sql`insert into lecture_questions (id, course_id, lecture_id, author_id, key, title, body, asked_at)
    select ${newId()}, course_id, id, ${one('users', pick >> 3)}, ${newId()}, 'Why?', '', now()
    from lectures where id = ${one('lectures', pick)}`,
  reply: (
    pick,
  ) => sql`insert into lecture_answers (id, question_id, author_id, key, body, by_teacher, answered_at)
    select ${newId()}, id, ${one('users', pick >> 3)}, ${newId()}, 'So.', ${pick % 2 === 0}, now()
    from lecture_questions where id = ${one('lecture_questions', pick)}`,
  hide: (pick) => sql`update lecture_answers set is_hidden = not is_hidden, is_accepted = false
    where id = ${one('lecture_answers', pick)}`,
  hideQuestion: (pick) => sql`update lecture_questions set is_hidden = not is_hidden
    where id = ${one('lecture_questions', pick)}`,
  accept: (pick) => sql`update lecture_answers a set is_accepted = not is_accepted
    where id = ${one('lecture_answers', pick)} and not is_hidden and not exists (
      select from lecture_answers b where b.question_id = a.question_id and b.is_accepted and b.id <> a.id)`,
  thank: (pick) => sql`insert into lecture_question_votes
    select q.id, u.id from lecture_questions q, users u
    where q.id = ${one('lecture_questions', pick)} and u.id = ${one('users', pick >> 3)} on conflict do nothing`,
  thankForAnswer: (pick) => sql`insert into lecture_answer_votes
    select a.id, u.id from lecture_answers a, users u
    where a.id = ${one('lecture_answers', pick)} and u.id = ${one('users', pick >> 3)} on conflict do nothing`,
}

/** Each takes away what the others made. */
export const ENDS_OF_QUESTIONS: Writes = {
  unthank: (pick) => sql`delete from lecture_question_votes
    where ctid = ${oneRow('lecture_question_votes', pick, sql`question_id, user_id`)}`,
  unthankForAnswer: (pick) => sql`delete from lecture_answer_votes
    where ctid = ${oneRow('lecture_answer_votes', pick, sql`answer_id, user_id`)}`,
  dropQuestion: (pick) => sql`delete from lecture_questions where id = ${one('lecture_questions', pick)}`,
  dropAnswer: (pick) => sql`delete from lecture_answers where id = ${one('lecture_answers', pick)}`,
}
