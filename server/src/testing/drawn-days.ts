import { addDays, dayOf } from '@academy/contract/text/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { newId } from '../db/ids.ts'
import { scheduleRollUp } from '../features/analytics/index.ts'
import type { TestAcademy } from './academy.ts'

/** One thing that happens. Numbers pick among what there is then. */
export interface Step {
  act: (typeof ACTS)[number]
  who: number
  what: number
  daysAgo: number
  /** Beside midnight in Kigali, or within the day. */
  second: number
  marks: [number, number]
}
const ACTS = [
  ...[
    'enrol',
    'enrol',
    'complete',
    'complete',
    'hand in',
    'hand in',
    'grade',
    'ask',
    'decide',
    'visit',
    'visit',
  ],
  ...['leave', 'delete person', 'delete lecture', 'delete course', 'jobs', 'jobs', 'next day'],
] as const satisfies readonly string[]
const DAY = 86_400

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom(...ACTS),
    who: fc.nat(40),
    what: fc.nat(40),
    daysAgo: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 12 }) },
    ),
    second: fc.oneof(fc.constantFrom(0, 1, DAY - 1), fc.integer({ min: 0, max: DAY - 1 })),
    marks: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })),
  }),
  { minLength: 10, maxLength: 60 },
)

export interface Drawn {
  take(step: Step): Promise<void>
  /** In Kigali. */
  day(daysAgo: number): string
  courses(): Promise<string[]>
}

const QUESTIONS = [
  { _id: 'one', question: 'Why?', questionType: 'written', options: [], marks: 4, image: null },
  { _id: 'two', question: 'How?', questionType: 'written', options: [], marks: 3, image: null },
]

/** Six people, three courses of two lectures and a quiz; what was there before is gone. */
export async function drawnAcademy(academy: TestAcademy): Promise<Drawn> {
  const { db } = academy.services
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db)
  const ids = async (table: string, order = 'id') =>
    (
      await sql<{ id: string }>`select id from ${sql.table(table)} order by ${sql.ref(order)}`.execute(db)
    ).rows.map(({ id }) => id)
  const courses = () => ids('courses')
  const people = async () =>
    (await sql<{ id: string }>`select id from users where role = 'user' order by id`.execute(db)).rows.map(
      ({ id }) => id,
    )
  const day = (daysAgo: number) => addDays(dayOf(academy.clock.now()), -daysAgo)
  const moment = ({ daysAgo, second }: Step) => {
    const at = Date.parse(`${day(daysAgo)}T00:00:00+02:00`) + second * 1000
    return new Date(daysAgo === 0 ? Math.min(at, academy.clock.now().getTime()) : at)
  }

  for (const table of ['payment_requests', 'courses']) await run(sql`delete from ${sql.table(table)}`)
  await run(sql`delete from users where role = 'user'`)
  for (let n = 0; n < 6; n++) {
    const id = newId()
    await run(sql`insert into users (id, name, email) values (${id}, ${`Aline ${n}`}, ${`${id}@example.rw`})`)
  }
  for (let n = 0; n < 3; n++) {
    const [course, quiz] = [newId(), newId()]
    await run(sql`
      insert into courses (id, title, description, category, created_by, duration_weeks, price_rwf, course_type, search)
      values (${course}, ${`Course ${n}`}, 'Step by step.', 'Web Development', 'Impinga', 4, 40000, 'paid', '')`)
    for (const position of [1, 2])
      await run(sql`
        insert into lectures (id, course_id, title, description, lecture_type, position)
        values (${newId()}, ${course}, ${`Lecture ${position}`}, 'What we do.', 'notes', ${position})`)
    await run(sql`
      insert into assessments (id, kind, course_id, title, description, time_limit_minutes, passing_percent, question_count, total_marks)
      values (${quiz}, 'quiz', ${course}, 'Quiz', '', 10, 50, 2, 7)`)
    await run(sql`
      insert into papers (id, assessment_id, version, questions, answer_key, question_count, total_marks)
      values (${newId()}, ${quiz}, 1, ${JSON.stringify(QUESTIONS)}, '{}', 2, 7)`)
  }

  const pick = (list: readonly string[], n: number) => list[n % Math.max(1, list.length)] ?? null
  let references = 0

  /** Graded at once, or waiting for its second mark. */
  async function mark(id: string, [first, second]: [number, number], isGraded: boolean) {
    const total = first + (isGraded ? second : 0)
    await run(sql`
      update submissions set status = ${isGraded ? 'graded' : 'submitted'}, total_marks_awarded = ${total},
        unmarked_count = ${isGraded ? 0 : 1}, passed = ${isGraded ? total >= 3.5 : null} where id = ${id}`)
    await run(
      sql`update submission_answers set marks_awarded = ${first} where submission_id = ${id} and question_id = 'one'`,
    )
    await run(sql`
      update submission_answers set marks_awarded = ${isGraded ? second : null} where submission_id = ${id} and question_id = 'two'`)
  }

  async function handIn(student: string, course: string, at: Date): Promise<string> {
    const [attempt, id] = [newId(), newId()]
    await run(sql`
      insert into attempts (id, assessment_id, paper_id, course_id, student_id, started_at, deadline, state, ended_at)
      select ${attempt}, a.id, p.id, a.course_id, ${student}, ${at}, ${at}::timestamptz + interval '1 hour', 'handed-in', ${at}
      from assessments a join papers p on p.assessment_id = a.id where a.course_id = ${course} on conflict do nothing`)
    await run(sql`
      insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status, submitted_at,
        total_marks, total_marks_awarded, unmarked_count, passing_percent, content_hash)
      select ${id}, id, assessment_id, 'quiz', paper_id, course_id, student_id, 'submitted', ${at}, 7, 0, 2, 50, ''
      from attempts where id = ${attempt}`)
    for (const [n, key] of ['one', 'two'].entries())
      await run(sql`
        insert into submission_answers (id, submission_id, question_id, position)
        select ${newId()}, id, ${key}, ${n} from submissions where id = ${id}`)
    return id
  }

  async function ask(student: string, course: string, at: Date) {
    references += 1
    const reference = `${(references + 10_000)
      .toString(36)
      .toUpperCase()
      .replace(/[01ILO]/g, 'Z')
      .slice(-4)
      .padStart(4, '2')}-${newId().slice(-2).replace(/[01]/g, '9').toUpperCase()}`
    await run(sql`
      insert into payment_requests (id, reference, student_id, course_id, course_title, price_rwf, provider, requested_at)
      values (${newId()}, ${reference}, ${student}, ${course}, 'Course', ${references * 1000}, ${references % 5 ? 'manual' : 'mtn'}, ${at})
      on conflict do nothing`)
  }

  async function take(step: Step): Promise<void> {
    const at = moment(step)
    const [student, course] = [pick(await people(), step.who), pick(await courses(), step.what)]
    if (step.act === 'jobs') {
      await scheduleRollUp(academy.services)
      return academy.runJobs()
    }
    if (step.act === 'next day') return academy.clock.advance(DAY * 1000)
    if (!student || !course) return
    switch (step.act) {
      case 'enrol':
        await run(
          sql`insert into enrolments (course_id, user_id, enrolled_at) values (${course}, ${student}, ${at}) on conflict do nothing`,
        )
        return
      case 'complete':
        await run(sql`
          insert into lecture_completions (course_id, user_id, lecture_id, completed_at)
          select course_id, ${student}, id, ${at} from lectures where id = ${pick(await ids('lectures'), step.what)}
          on conflict do nothing`)
        return
      case 'hand in':
        return mark(await handIn(student, course, at), step.marks, step.what % 3 > 0)
      case 'grade': {
        const submission = pick(await ids('submissions'), step.what)
        if (submission) await mark(submission, step.marks, step.who % 4 > 0)
        return
      }
      case 'ask':
        return ask(student, course, at)
      case 'decide':
        await run(sql`
          update payment_requests set status = ${step.who % 3 ? 'approved' : 'rejected'}, reviewed_at = greatest(requested_at, ${at})
          where id = ${pick(await ids('payment_requests'), step.what)}`)
        return
      case 'visit':
        await run(
          sql`insert into active_days (course_id, user_id, day) values (${course}, ${student}, ${day(step.daysAgo)}) on conflict do nothing`,
        )
        return
      case 'leave':
        await run(sql`delete from enrolments where course_id = ${course} and user_id = ${student}`)
        return
      case 'delete person':
        if (step.marks[0] > 2) await run(sql`delete from users where id = ${student}`)
        return
      case 'delete lecture':
        if (step.marks[0] > 2)
          await run(sql`delete from lectures where id = ${pick(await ids('lectures'), step.what)}`)
        return
      case 'delete course':
        if (step.marks[0] > 3) await run(sql`delete from courses where id = ${course}`)
        return
    }
  }
  return { take, day, courses }
}
