import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'
import { newId } from './ids.ts'
import { retryTransaction } from './retry.ts'

const AT_ONCE = 5
const RACES_MS = 60_000

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

type Statement = (pick: number) => RawBuilder<unknown>

/** One of those that are there now. */
const one = (table: string, pick: number, where = sql`true`) =>
  sql`(select id from ${sql.table(table)} where ${where} order by id offset ${pick % 5} limit 1)`
const isTeacher = sql`role = 'instructor'`
const isStudent = sql`role = 'user'`

/** Whatever changes what is counted; a step that finds nothing to change changes nothing. */
const STEPS: Record<string, Statement> = {
  register: (pick) => {
    const id = newId()
    const role = pick % 3 === 0 ? 'instructor' : 'user'
    return sql`insert into users (id, name, email, role) values (${id}, ${`Keza ${pick}`}, ${`${id}@example.rw`}, ${role})`
  },
  rename: (pick) => sql`update users set name = 'Éric' where id = ${one('users', pick)}`,
  open: (pick) => sql`insert into courses
    (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf, course_type, search)
    values (${newId()}, 'Maps', '', 'Data', '', ${one('users', pick, isTeacher)}, 4, 0, 'free', '')`,
  assign: (pick) =>
    sql`update courses set instructor_id = ${one('users', pick, isTeacher)} where id = ${one('courses', pick >> 3)}`,
  teach: (pick) => sql`insert into lectures (id, course_id, title, description, lecture_type, position)
    select ${newId()}, id, 'Lecture', '', 'notes', ${pick} from courses where id = ${one('courses', pick)}`,
  ask: (pick) => sql`insert into assessments
    (id, kind, course_id, title, description, time_limit_minutes, passing_percent, question_count, total_marks)
    select ${newId()}, case when ${pick % 4 === 0} then 'final-exam' else 'quiz' end, id, 'Quiz', '', 9, 70, 1, 1
    from courses where id = ${one('courses', pick)} on conflict do nothing`,
  enrol: (pick) => sql`insert into enrolments (course_id, user_id)
    select c.id, u.id from courses c, users u
    where c.id = ${one('courses', pick)} and u.id = ${one('users', pick >> 3, isStudent)} on conflict do nothing`,
  enrolAll: (pick) => sql`insert into enrolments (course_id, user_id)
    select c.id, u.id from courses c, users u where c.id = ${one('courses', pick)} order by u.id on conflict do nothing`,
  complete: (pick) => sql`insert into lecture_completions (course_id, user_id, lecture_id)
    select e.course_id, e.user_id, l.id from enrolments e join lectures l on l.course_id = e.course_id
    where e.user_id = ${one('users', pick, isStudent)} order by e.user_id, l.id limit ${1 + (pick % 3)}
    on conflict do nothing`,
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
  dropQuestion: (pick) => sql`delete from lecture_questions where id = ${one('lecture_questions', pick)}`,
  dropAnswer: (pick) => sql`delete from lecture_answers where id = ${one('lecture_answers', pick)}`,
  dropLecture: (pick) => sql`delete from lectures where id = ${one('lectures', pick)}`,
  dropQuiz: (pick) => sql`delete from assessments where id = ${one('assessments', pick)}`,
  dropCourse: (pick) => sql`delete from courses where id = ${one('courses', pick)}`,
  dropStudent: (pick) => sql`delete from users where id = ${one('users', pick, isStudent)}`,
  dropTeacher: (pick) => sql`delete from users u where id = ${one('users', pick, isTeacher)}
    and not exists (select from courses where instructor_id = u.id)`,
}

/** Of a reference: what is referred to has gone, or what is to go is referred to. */
const REFUSED = ['23503', '23001']
async function take(statement: RawBuilder<unknown>): Promise<void> {
  try {
    await retryTransaction(() => open.db.transaction().execute((db) => statement.execute(db)))
  } catch (error) {
    // Another one was quicker, and the database refused it, as it would in the academy.
    if (!REFUSED.includes((error as { code?: string }).code ?? '')) throw error
  }
}

/** What is kept, beside the same counted from the rows. */
const COMPARED = {
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
} as const

async function expectKept(): Promise<void> {
  for (const [what, [kept, counted]] of Object.entries(COMPARED)) {
    const rows = await Promise.all([kept.execute(open.db), counted.execute(open.db)])
    expect(rows[0].rows, what).toEqual(rows[1].rows)
  }
}

test(
  'whatever is done, by several at once, the kept totals are those of the rows',
  async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(1000))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: AT_ONCE }), { maxLength: 12 }),
        async (rounds) => {
          for (const pick of [0, 1, 2]) await take((STEPS.register as Statement)(pick))
          await take((STEPS.open as Statement)(0))
          for (const round of rounds)
            await Promise.all(round.map(([name, pick]) => take((STEPS[name] as Statement)(pick))))
          await expectKept()
        },
      ),
    )
  },
  RACES_MS,
)

test('who enrols while the course is assigned to somebody else is counted with one of them, once', async () => {
  await take(sql`delete from courses`)
  for (const pick of [0, 3, 6]) await take((STEPS.register as Statement)(pick))
  for (const pick of [1, 2, 4, 5]) await take((STEPS.register as Statement)(pick))
  for (let round = 0; round < 20; round += 1) {
    await take((STEPS.open as Statement)(0))
    await Promise.all([
      take((STEPS.assign as Statement)(round)),
      ...[0, 8, 16, 24].map((pick) => take((STEPS.enrol as Statement)(pick))),
    ])
    await expectKept()
    await take((STEPS.dropCourse as Statement)(0))
    await expectKept()
  }
})
