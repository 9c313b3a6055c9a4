import { LIST_MAX_ROWS } from '@academy/contract/http'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { AssessmentsTable } from '../../db/schema-attempts.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'

export const QUIZ_COLUMNS = [
  'a.id',
  'a.title',
  'a.description',
  'a.time_limit_minutes',
  'a.passing_percent',
  'a.total_marks',
  'a.question_count',
  'a.course_id',
  'a.lecture_id',
  'a.created_at',
  'l.title as lecture_title',
] as const
export type QuizFactsRow = Pick<
  Selectable<AssessmentsTable>,
  | 'id'
  | 'title'
  | 'description'
  | 'time_limit_minutes'
  | 'passing_percent'
  | 'total_marks'
  | 'question_count'
  | 'course_id'
  | 'lecture_id'
> & { lecture_title: string | null }
export type QuizListRow = QuizFactsRow & { created_at: Date }

/** Of a course, or of one of its lectures. */
export interface Where {
  courseId: string
  lectureId?: string
}

const quizzes = (db: Db) =>
  db
    .selectFrom('assessments as a')
    .leftJoin('lectures as l', 'l.id', 'a.lecture_id')
    .where('a.kind', '=', 'quiz')
    .limit(LIST_MAX_ROWS)

/** In the order of the lectures; those of no lecture come last. */
const inCourse = (db: Db, courseId: string | RawBuilder<string>) =>
  quizzes(db).where('a.course_id', '=', courseId).orderBy('l.position').orderBy('a.id')

const standing = (db: Db, courseId: string | RawBuilder<string>, studentId: RawBuilder<string>) =>
  inCourse(db, courseId)
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.assessment_id', '=', 'a.id').on('t.student_id', '=', studentId),
    )
    .leftJoin('submissions as s', 's.attempt_id', 't.id')
    .leftJoin('lecture_completions as done', (join) =>
      join
        .onRef('done.course_id', '=', 'a.course_id')
        .onRef('done.lecture_id', '=', 'a.lecture_id')
        .on('done.user_id', '=', studentId),
    )
    .select(QUIZ_COLUMNS)
    .select(['t.state', 's.status', 's.total_marks_awarded', 'done.completed_at'])

/** With how who asks stands in each; never a question. */
export const standingIn = {
  course: compiledOnce((db, asked: Asking & { courseId: string }) =>
    standing(db, asked.courseId, idOf(asked)),
  ),
  lecture: compiledOnce((db, asked: Asking & { lectureId: string }) =>
    standing(db, sql`(select course_id from lectures where id = ${asked.lectureId})`, idOf(asked)).where(
      'a.lecture_id',
      '=',
      asked.lectureId,
    ),
  ),
}
export type StandingRow = Awaited<ReturnType<(typeof standingIn)['course']>>[number]

/** The course's one final exam, with how who asks stands. */
export const examIn = compiledOnce((db, asked: Asking & { courseId: string }) =>
  db
    .selectFrom('assessments as a')
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.assessment_id', '=', 'a.id').on('t.student_id', '=', idOf(asked)),
    )
    .leftJoin('submissions as s', 's.attempt_id', 't.id')
    .where('a.kind', '=', 'final-exam')
    .where('a.course_id', '=', asked.courseId)
    .select(['a.time_limit_minutes', 'a.passing_percent', 'a.question_count', 't.state'])
    .select(['s.status', 's.total_marks', 's.total_marks_awarded', 's.passed']),
)
export type ExamRow = Awaited<ReturnType<typeof examIn>>[number]

/** Those who teach see every quiz, and how nobody stands. */
export function selectForTeacher(db: Db, { courseId, lectureId }: Where): Promise<QuizListRow[]> {
  const found = inCourse(db, courseId).select(QUIZ_COLUMNS)
  return (lectureId ? found.where('a.lecture_id', '=', lectureId) : found).execute()
}
