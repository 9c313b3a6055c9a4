import type { AssessmentKind } from '@academy/contract/attempts'
import { LIST_MAX_ROWS } from '@academy/contract/http'
import { RISK_COUNTED_MAX } from '@academy/contract/students'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'
import { lastSeen } from './class-store.ts'

/** How many courses and exams "what waits" names. */
const NAMED_MAX = 5

interface Totals {
  courses: number
  lectures: number
  quizzes: number
  students: number
  free: number
}
/** From kept totals; only the instructor's own courses are counted. */
export async function totalsOfInstructor(db: Db, instructorId: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(distinct c.id) as courses, count(distinct c.id) filter (where c.price_rwf = 0) as free,
      coalesce(sum(t.lectures), 0) as lectures, coalesce(sum(t.quizzes), 0) as quizzes,
      (select coalesce(sum(students), 0) from instructor_totals where instructor_id = ${instructorId}) as students
    from courses c left join course_totals t on t.course_id = c.id where c.instructor_id = ${instructorId}`.execute(
    db,
  )
  return rows[0] as Totals
}

/** Their ids as arrays, which an index is walked for once: joined, each row were looked up by itself, or those of everybody were read. */
const ownAssessments = (instructorId: string, kind: AssessmentKind) => sql`
  array(select id from assessments where kind = ${kind}
    and course_id = any(array(select id from courses where instructor_id = ${instructorId})))`

/** How many submissions of the instructor's quizzes wait for marks. */
export async function countQuizzesThatWait(db: Db, instructorId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(pending), 0)::bigint as waiting from assessment_submission_counts
    where assessment_id = any(${ownAssessments(instructorId, 'quiz')})`.execute(db)
  return rows[0]?.waiting ?? 0
}

export interface WaitingRow {
  id: string
  course_id: string
  title: string
  waiting: number
}
/** The instructor's exams with submissions that wait for marks, the most first. */
export async function examsThatWait(db: Db, instructorId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select a.id, a.course_id, a.title, n.waiting from (
      select assessment_id, sum(pending)::bigint as waiting from assessment_submission_counts
      where assessment_id = any(${ownAssessments(instructorId, 'final-exam')})
      group by assessment_id having sum(pending) > 0 order by waiting desc, assessment_id limit ${LIST_MAX_ROWS}) n
    join assessments a on a.id = n.assessment_id order by n.waiting desc, a.id`.execute(db)
  return rows
}

export interface StoppedRow {
  course_id: string
  title: string
  students: number
}
/** Courses with students who have stopped, the most first. Each course is counted up to one more than is told. */
export async function stoppedStudents(db: Db, instructorId: string, before: Date): Promise<StoppedRow[]> {
  const max = RISK_COUNTED_MAX + 1
  const { rows } = await sql<StoppedRow>`
    select c.id as course_id, c.title, stopped.students
    from courses c
    cross join lateral (select coalesce(sum(lectures), 0) as lectures from course_totals where course_id = c.id) t
    cross join lateral (
      select count(*) as students from (
        select from (
          select completed from course_progress_counts p
          where p.course_id = c.id and (t.lectures = 0 or p.completed < t.lectures)
          group by completed having sum(p.students) > 0
        ) v cross join lateral (
          select from enrolments e
          where e.course_id = c.id and e.completed = v.completed and ${lastSeen} < ${before} limit ${max}
        ) found limit ${max}
      ) one
    ) stopped
    where c.instructor_id = ${instructorId} and stopped.students > 0
    order by stopped.students desc, c.id desc limit ${NAMED_MAX}`.execute(db)
  return rows
}
