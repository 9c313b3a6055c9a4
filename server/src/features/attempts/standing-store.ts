import { compiledOnce } from '../../db/compiled.ts'
import type { Db } from '../../http/context.ts'
import type { Place } from './attempts-store.ts'

/** A quiz or an exam and how one student stands in it; what it counts is of their own paper once they have begun. */
const standing = (db: Db, studentId: string) =>
  db
    .selectFrom('assessments as a')
    .innerJoin('courses as c', 'c.id', 'a.course_id')
    .leftJoin('lectures as l', 'l.id', 'a.lecture_id')
    .leftJoin('enrolments as e', (join) =>
      join.onRef('e.course_id', '=', 'a.course_id').on('e.user_id', '=', studentId),
    )
    .leftJoin('lecture_completions as done', (join) =>
      join
        .onRef('done.course_id', '=', 'a.course_id')
        .onRef('done.lecture_id', '=', 'a.lecture_id')
        .on('done.user_id', '=', studentId),
    )
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.assessment_id', '=', 'a.id').on('t.student_id', '=', studentId),
    )
    .leftJoin('papers as p', 'p.id', 't.paper_id')
    .select([
      ...(['a.id', 'a.title', 'a.description', 'a.time_limit_minutes', 'a.passing_percent'] as const),
      ...(['a.course_id', 'a.lecture_id', 'c.title as course_title', 'l.title as lecture_title'] as const),
      ...(['e.user_id as enrolled', 'done.completed_at', 't.id as attempt_id', 't.paper_id'] as const),
      ...(['t.started_at', 't.deadline', 't.state', 't.seq', 't.notes'] as const),
    ])
    .select((row) => [
      row.fn.coalesce('p.question_count', 'a.question_count').as('question_count'),
      row.fn.coalesce('p.total_marks', 'a.total_marks').as('total_marks'),
    ])

const inQuiz = compiledOnce((db, { id, studentId }: { id: string; studentId: string }) =>
  standing(db, studentId).where('a.id', '=', id).where('a.kind', '=', 'quiz'),
)
const inExam = compiledOnce((db, { id, studentId }: { id: string; studentId: string }) =>
  standing(db, studentId).where('a.course_id', '=', id).where('a.kind', '=', 'final-exam'),
)

/** In one statement; it touches neither questions nor key. */
export async function findStanding(db: Db, { kind, id }: Place, studentId: string) {
  return (await (kind === 'quiz' ? inQuiz : inExam)(db, { id, studentId }))[0]
}
export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>
