import type pg from 'pg'
import { fillTables } from './many-rows.ts'
import type { aQuizClass } from './sittings.ts'

type Room = Awaited<ReturnType<typeof aQuizClass>>

/** Nine of ten of `size` people, with all they do, in the course of `room`, and the tenth in `elsewhere`. The triggers keep counters that no call of
 * a student reads: the rows are there to be passed by. */
export async function fillCrowd(
  pool: pg.Pool,
  { room, elsewhere, size }: { room: Room; elsewhere: Room; size: number },
): Promise<void> {
  const { course, lecture, quiz } = room
  const person = `'d' || lpad(n::text, 23, '0')`
  const quizOf = `case when n % 10 = 0 then '${elsewhere.quiz.id}' else '${quiz.id}' end`
  const courseOf = `case when n % 10 = 0 then '${elsewhere.course.id}' else '${course.id}' end`
  const lectureOf = `case when n % 10 = 0 then '${elsewhere.lecture.id}' else '${lecture.id}' end`
  const all = `from generate_series(1, ${size}) n`
  await fillTables(pool, [
    `insert into users (id, name, email) select ${person}, 'S', 's' || n || '@example.rw' ${all}`,
    `insert into sessions (id, user_id, token_hash, device, expires_at)
       select ${person}, ${person}, md5(n::text), '', now() + interval '1 day' ${all}`,
    // So many other courses that the average one is small.
    `insert into enrolments (course_id, user_id, student_key)
       select case when n % 10 = 0 then ${person} else '${course.id}' end, ${person}, 's' || n ${all}`,
    `insert into lecture_completions (course_id, user_id, lecture_id) select ${courseOf}, ${person}, ${lectureOf} ${all}`,
    `insert into lecture_positions (user_id, lecture_id, position_seconds, watched)
       select ${person}, ${lectureOf}, 1, '[]' ${all}`,
    `insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
       select ${person}, ${quizOf}, p.id, ${courseOf}, ${person}, now(), now() + interval '1 hour', 'handed-in', now()
       ${all} join papers p on p.assessment_id = ${quizOf}`,
    `insert into attempt_answers (attempt_id, question_id, seq, change_seq, device_id, received_at)
       select ${person}, q, 1, 1, '', now() ${all} cross join unnest('{a,b,c}'::text[]) q`,
    `insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
         total_marks, total_marks_awarded, unmarked_count, passing_percent, content_hash)
       select id, id, assessment_id, 'quiz', paper_id, course_id, student_id, 'graded', now(), 1, 1, 0, 70, '' from attempts`,
    `insert into submission_answers (id, submission_id, question_id, position, marks_awarded)
       select 'e' || q || lpad(n::text, 22, '0'), ${person}, q, 1, 1 ${all} cross join unnest('{a,b,c}'::text[]) q`,
    `insert into notifications (id, user_id, about, title, message)
       select ${person}, case when n % 10 = 0 then ${person} else '${room.owner.id}' end, n::text, 'T', 'M' ${all}`,
    `insert into attendance_days (course_id, day) select c, date '2026-01-01' + d from generate_series(0, 9) d
       cross join unnest(array['${course.id}', '${elsewhere.course.id}']) c`,
    `insert into attendance_records (course_id, day, student_id, present, notes, version, marked_at)
       select ${courseOf}, date '2026-01-01' + d, ${person}, true, '', 1, now() ${all} cross join generate_series(0, 9) d where n <= 4000`,
    `insert into attendance_totals (course_id, student_id, present, absent) select ${courseOf}, ${person}, 10, 0 ${all}`,
    `insert into announcements (id, course_id, by_admin, key, title, body, state, at, created_at)
       select ${person}, ${courseOf}, false, n::text, 'T', 'B', 'sent', now() - n * interval '1 minute', now() ${all} where n <= 4000`,
    `insert into lecture_questions (id, course_id, lecture_id, author_id, key, title, body, asked_at)
       select ${person}, ${courseOf}, ${lectureOf}, ${person}, n::text, 'T', 'B', now() ${all} where n <= 900`,
    // Who teaches it writes with everybody.
    `insert into conversations (id, person_a, person_b, course_id, last_position)
       select ${person}, least(${person} collate "C", '${room.owner.id}'), greatest(${person} collate "C", '${room.owner.id}'),
         '${course.id}', 1 ${all}`,
    ...['user_id', 'other_id'].map(
      (
        side,
      ) => `insert into conversation_sides (conversation_id, user_id, other_id, course_id, last_key, last_position, unread)
         select ${person}, ${side === 'user_id' ? person : `'${room.owner.id}'`}, ${side === 'user_id' ? `'${room.owner.id}'` : person},
           '${course.id}', ${person}, 1, 0 ${all}`,
    ),
    `insert into messages (id, conversation_id, position, sender_id, content, message_type, created_at)
       select ${person}, ${person}, 1, ${person}, 'M', 'student_instructor', now() ${all}`,
    'analyze',
  ])
}

/** That many more courses of a student's, each with lectures that are not complete. */
export async function fillCoursesOf(pool: pg.Pool, studentId: string, courses: number): Promise<void> {
  const id = (n: string) => `'e' || lpad((${n})::text, 23, '0')`
  const all = `from generate_series(1, ${courses}) n`
  await fillTables(pool, [
    `insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
       select ${id('n')}, 'C', '', 'Web', '', 1, 0, 'free', '' ${all}`,
    `insert into lectures (id, course_id, title, description, lecture_type, position)
       select ${id('n * 4 + of')}, ${id('n')}, 'L', '', 'notes', of ${all}, generate_series(1, 4) of`,
    `insert into enrolments (course_id, user_id, enrolled_at)
       select ${id('n')}, '${studentId}', now() - n * interval '1 day' ${all}`,
    'analyze',
  ])
}
