import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRITES, type Write } from '../testing/counted-writes.ts'
import { openTestDatabase } from '../testing/open-database.ts'
import type { OpenDatabase } from './database.ts'
import { addUpOrders } from './kept-orders.ts'
import { recountAll } from './recount.ts'
import { retryTransaction } from './retry.ts'

const AT_ONCE = 5
const RACES_MS = 120_000

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

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
} as const

async function expectKept(): Promise<void> {
  await addUpOrders(open.db)
  for (const [what, [kept, counted]] of Object.entries(COMPARED)) {
    const rows = await Promise.all([kept.execute(open.db), counted.execute(open.db)])
    expect(rows[0].rows, what).toEqual(rows[1].rows)
  }
  expect(await recountAll(open.db)).toEqual([])
}

test(
  'whatever is done, by several at once, the kept totals are those of the rows',
  async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(WRITES)), fc.nat(1000))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: AT_ONCE }), { maxLength: 12 }),
        async (rounds) => {
          for (const pick of [0, 1, 2]) await take((WRITES.register as Write)(pick))
          await take((WRITES.open as Write)(0))
          for (const round of rounds)
            await Promise.all(round.map(([name, pick]) => take((WRITES[name] as Write)(pick))))
          await expectKept()
        },
      ),
    )
  },
  RACES_MS,
)

test('who enrols while the course is assigned to somebody else is counted with one of them, once', async () => {
  await take(sql`delete from courses`)
  for (const pick of [0, 3, 6]) await take((WRITES.register as Write)(pick))
  for (const pick of [1, 2, 4, 5]) await take((WRITES.register as Write)(pick))
  for (let round = 0; round < 20; round += 1) {
    await take((WRITES.open as Write)(0))
    await Promise.all([
      take((WRITES.assign as Write)(round)),
      ...[0, 8, 16, 24].map((pick) => take((WRITES.enrol as Write)(pick))),
    ])
    await expectKept()
    await take((WRITES.dropCourse as Write)(0))
    await expectKept()
  }
})
