import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { Selectable } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import type { AssessmentsTable } from '../../db/schema-attempts.ts'
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
const inCourse = (db: Db, courseId: string) =>
  quizzes(db).where('a.course_id', '=', courseId).orderBy('l.position').orderBy('a.id')

const standing = (db: Db, courseId: string, studentId: string) =>
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

const ofCourse = compiledOnce((db, { courseId, studentId }: { courseId: string; studentId: string }) =>
  standing(db, courseId, studentId),
)
const ofLecture = compiledOnce(
  (db, { courseId, lectureId, studentId }: { courseId: string; lectureId: string; studentId: string }) =>
    standing(db, courseId, studentId).where('a.lecture_id', '=', lectureId),
)

/** With how that student stands in each; never a question. */
export const selectForStudent = (db: Db, { courseId, lectureId }: Where, studentId: string) =>
  lectureId ? ofLecture(db, { courseId, lectureId, studentId }) : ofCourse(db, { courseId, studentId })
export type StandingRow = Awaited<ReturnType<typeof selectForStudent>>[number]

const examOf = compiledOnce((db, { courseId, studentId }: { courseId: string; studentId: string }) =>
  db
    .selectFrom('assessments as a')
    .leftJoin('attempts as t', (join) =>
      join.onRef('t.assessment_id', '=', 'a.id').on('t.student_id', '=', studentId),
    )
    .leftJoin('submissions as s', 's.attempt_id', 't.id')
    .where('a.kind', '=', 'final-exam')
    .where('a.course_id', '=', courseId)
    .select(['a.time_limit_minutes', 'a.passing_percent', 'a.question_count', 't.state'])
    .select(['s.status', 's.total_marks', 's.total_marks_awarded', 's.passed']),
)

/** The course's one final exam, with how that student stands. */
export const selectExam = async (db: Db, courseId: string, studentId: string) =>
  (await examOf(db, { courseId, studentId }))[0]
export type ExamRow = NonNullable<Awaited<ReturnType<typeof selectExam>>>

/** Those who teach see every quiz, and how nobody stands. */
export function selectForTeacher(db: Db, { courseId, lectureId }: Where): Promise<QuizListRow[]> {
  const found = inCourse(db, courseId).select(QUIZ_COLUMNS)
  return (lectureId ? found.where('a.lecture_id', '=', lectureId) : found).execute()
}
