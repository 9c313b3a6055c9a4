import { sql } from 'kysely'
import { visitDueCondition } from '../../enrolments/index.ts'
import { inPlace } from '../sitting/place-store.ts'

/** A quiz or an exam and how who asks stands in it; what it counts is of their own paper once they have begun. It touches neither
 * questions nor key. Looked up one by one: to plan seven joined tables takes the database longer than to read them. */
export const standings = inPlace((db, { assessmentId, studentId }) =>
  db
    .selectFrom('assessments as a')
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.assessment_id', '=', 'a.id').on('t.student_id', '=', studentId),
    )
    .where('a.id', '=', assessmentId)
    .select([
      ...(['a.id', 'a.title', 'a.description', 'a.time_limit_minutes', 'a.passing_percent'] as const),
      ...(['a.course_id', 'a.lecture_id', 't.id as attempt_id', 't.paper_id', 't.started_at'] as const),
      ...(['t.deadline', 't.state', 't.seq', 't.notes'] as const),
      sql<string>`(select title from courses where id = a.course_id)`.as('course_title'),
      sql<string | null>`(select title from lectures where id = a.lecture_id)`.as('lecture_title'),
      // Null: they do not study the course.
      sql<boolean | null>`(select ${visitDueCondition} from enrolments
        where course_id = a.course_id and user_id = ${studentId})`.as('is_visit_due'),
      sql<boolean>`exists (select from lecture_completions
        where course_id = a.course_id and lecture_id = a.lecture_id and user_id = ${studentId})`.as(
        'has_done_lecture',
      ),
      sql<number>`coalesce((select question_count from papers where id = t.paper_id), a.question_count)`.as(
        'question_count',
      ),
      sql<number>`coalesce((select total_marks from papers where id = t.paper_id), a.total_marks)`.as(
        'total_marks',
      ),
    ]),
)
export type Standing = Awaited<ReturnType<(typeof standings)['quiz']>>[number]
