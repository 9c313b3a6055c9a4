import type { ExamStanding } from '@academy/contract/enrolments'
import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { type Asking, idOf } from '../../http/asking.ts'
import type { RowRange } from '../../http/paging.ts'
import { COURSE_COLUMNS, lectureCount } from '../courses/index.ts'

/** Read from that person's own index. */
export const studiedCount = compiledOnce((db, asking: Asking) =>
  db
    .selectFrom('enrolments')
    .where('user_id', '=', idOf(asking))
    .select(({ fn }) => fn.countAll<number>().as('count')),
)

/** A student's courses with how far each is, in one statement: the course studied last comes first. Their enrolments alone are sorted;
 * of a course that the page passes over nothing is read. */
export const studied = compiledOnce((db, asked: Asking & RowRange) => {
  const userId = idOf(asked)
  const lastStudied = sql`coalesce(e.last_studied_at, e.enrolled_at)`
  return db
    .selectFrom((of) =>
      of
        .selectFrom('enrolments as e')
        .select(['e.course_id', 'e.enrolled_at', 'e.last_studied_at', 'e.last_lecture_id', 'e.completed'])
        .where('e.user_id', '=', userId)
        .orderBy(lastStudied, 'desc')
        .orderBy('e.course_id', 'desc')
        .limit(asked.limit)
        .offset(asked.offset)
        .as('e'),
    )
    .innerJoin('courses', 'courses.id', 'e.course_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('lectures as l')
          .select(['l.id', 'l.title', 'l.duration_seconds', 'l.position'])
          .whereRef('l.course_id', '=', 'courses.id')
          .where((where) =>
            where.not(
              where.exists(
                where
                  .selectFrom('lecture_completions as done')
                  .whereRef('done.course_id', '=', 'l.course_id')
                  .whereRef('done.lecture_id', '=', 'l.id')
                  .where('done.user_id', '=', userId)
                  .select('done.lecture_id'),
              ),
            ),
          )
          // The lecture opened last, while it is not complete; else the first that is not.
          .orderBy(sql`l.id is distinct from e.last_lecture_id`)
          .orderBy('l.position')
          .orderBy('l.id')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .leftJoin('lecture_positions as p', (join) =>
      join.onRef('p.lecture_id', '=', 'next.id').on('p.user_id', '=', userId),
    )
    .select(COURSE_COLUMNS)
    .select([
      'e.enrolled_at',
      'e.last_studied_at',
      'e.completed',
      'next.id as next_id',
      'next.title as next_title',
      'next.duration_seconds as next_duration',
      'p.position_seconds as next_position',
      lectureCount.as('lecture_count'),
      sql<number>`(select count(*) from lectures n where n.course_id = courses.id
        and (n.position, n.id) <= (next.position, next.id))`.as('next_number'),
      sql<ExamStanding | null>`(select case when s.id is null then 'to-sit' when s.passed is null then 'submitted'
          when s.passed then 'passed' else 'failed' end
        from assessments x
        left join attempts a on a.assessment_id = x.id and a.student_id = ${userId}
        left join submissions s on s.attempt_id = a.id
        where x.course_id = courses.id and x.kind = 'final-exam')`.as('final_exam'),
    ])
    .orderBy(lastStudied, 'desc')
    .orderBy('courses.id', 'desc')
})
