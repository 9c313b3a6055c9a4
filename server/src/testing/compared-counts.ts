import { sql } from 'kysely'

/** What is kept, beside the same counted from the rows. */
export const COMPARED = {
  academy: [
    sql`select sum(users)::int as users, sum(courses)::int as courses, sum(lectures)::int as lectures,
      sum(quizzes)::int as quizzes from academy_totals having count(*) > 0`,
    sql`select (select count(*) from users)::int as users, (select count(*) from courses)::int as courses,
      (select count(*) from lectures)::int as lectures,
      (select count(*) from assessments where kind = 'quiz')::int as quizzes where exists (select from academy_totals)`,
  ],
  courses: [
    sql`select c.id, coalesce(sum(t.students), 0)::int as students, coalesce(sum(t.lectures), 0)::int as lectures,
      coalesce(sum(t.quizzes), 0)::int as quizzes,
      coalesce(sum(t.unanswered_questions), 0)::int as unanswered
      from courses c left join course_totals t on t.course_id = c.id group by c.id order by c.id`,
    sql`select c.id, (select count(*) from enrolments where course_id = c.id)::int as students,
      (select count(*) from lectures where course_id = c.id)::int as lectures,
      (select count(*) from assessments where course_id = c.id and kind = 'quiz')::int as quizzes,
      (select count(*) from lecture_questions q where course_id = c.id and not is_hidden and not exists (
        select from lecture_answers where question_id = q.id and not is_hidden and (by_teacher or is_accepted)))::int
        as unanswered
      from courses c order by c.id`,
  ],
  'orders of courses': [
    sql`select course_id, students, lectures, quizzes from course_orders order by 1`,
    sql`select c.id as course_id, (select count(*) from enrolments where course_id = c.id) as students,
      (select count(*) from lectures where course_id = c.id) as lectures,
      (select count(*) from assessments where course_id = c.id and kind = 'quiz') as quizzes
      from courses c order by 1`,
  ],
  'orders of quizzes': [
    sql`select assessment_id, pending, graded from quiz_orders order by 1`,
    sql`select a.id as assessment_id, count(s.id) filter (where status = 'submitted') as pending,
      count(s.id) filter (where status <> 'submitted') as graded
      from assessments a left join submissions s on s.assessment_id = a.id where a.kind = 'quiz' group by 1 order by 1`,
  ],
  questions: [
    sql`select id, answers, useful from lecture_questions order by id`,
    sql`select id, (select count(*) from lecture_answers where question_id = q.id and not is_hidden)::int as answers,
      (select count(*) from lecture_question_votes where question_id = q.id)::int as useful
      from lecture_questions q order by id`,
  ],
  progress: [
    sql`select course_id, completed, sum(students)::int as students from course_progress_counts
      group by 1, 2 having sum(students) <> 0 order by 1, 2`,
    sql`select e.course_id, c.count as completed, count(*)::int as students from enrolments e, lateral (
      select count(*)::int from lecture_completions where course_id = e.course_id and user_id = e.user_id) c
      group by 1, 2 order by 1, 2`,
  ],
  enrolments: [
    sql`select course_id, user_id, completed, student_key from enrolments order by 1, 2`,
    sql`select e.course_id, e.user_id, (select count(*) from lecture_completions
        where course_id = e.course_id and user_id = e.user_id)::int as completed, folded(u.name || ' ' || u.email) as student_key
      from enrolments e join users u on u.id = e.user_id order by 1, 2`,
  ],
  instructors: [
    sql`select instructor_id as id, sum(students)::int as students from instructor_totals
      group by 1 having sum(students) <> 0 order by 1`,
    sql`select c.instructor_id as id, count(distinct e.user_id)::int as students
      from enrolments e join courses c on c.id = e.course_id where c.instructor_id is not null group by 1 order by 1`,
  ],
  teaching: [
    sql`select instructor_id as id, sum(courses)::int as courses from instructor_totals
      group by 1 having sum(courses) <> 0 order by 1`,
    sql`select instructor_id as id, count(*)::int as courses from courses where instructor_id is not null group by 1 order by 1`,
  ],
  taught: [
    sql`select instructor_id, user_id, courses from taught_students order by 1, 2`,
    sql`select c.instructor_id, e.user_id, count(*)::int as courses
      from enrolments e join courses c on c.id = e.course_id where c.instructor_id is not null group by 1, 2 order by 1, 2`,
  ],
  'passed exams': [
    sql`select submission_id, student_id, is_requested from passed_exams order by 1`,
    sql`select s.id as submission_id, s.student_id, exists (select from certification_requests r
        where r.student_id = s.student_id and r.course_id = s.course_id) as is_requested
      from submissions s where s.kind = 'final-exam' and s.passed order by 1`,
  ],
  'revoked certificates': [
    sql`select id from certification_requests where is_revoked order by 1`,
    sql`select id from certification_requests where is_without_certificate(id) order by 1`,
  ],
} as const
