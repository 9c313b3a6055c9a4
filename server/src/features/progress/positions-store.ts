import type { Range } from '@academy/contract/progress'
import { sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { type Asking, idOf, studentIdOf } from '../../http/asking.ts'
import { lastVisit } from '../enrolments/index.ts'

type OwnLecture = Asking & { lectureId: string }

export const findPosition = compiledOnce((db, asked: OwnLecture) =>
  db
    .selectFrom('lecture_positions')
    .select(['position_seconds', 'watched', 'updated_at'])
    .where('user_id', '=', idOf(asked))
    .where('lecture_id', '=', asked.lectureId),
)

interface Kept {
  userId: string
  courseId: string
  /** Seconds of a film, or pages of a document; null while nobody knows. */
  length: number | null
  watched: Range[]
}

/** Writes the position of an enrolled student, notes that they study, and answers the ranges known so far: without a row it has written
 * nothing. Both rows stay locked until the ranges are written back, the enrolment's first, as marking takes it. */
export const keepingPosition = compiledOnce((_db, asked: OwnLecture & { positionSeconds: number }) => {
  const { lectureId, positionSeconds } = asked
  return sql<Kept>`
    with studied as (
      update enrolments set last_lecture_id = lecture.id, last_studied_at = now(), last_active_at = ${lastVisit}
      from (select id, course_id as of_course, coalesce(duration_seconds, page_count) as length
        from lectures where id = ${lectureId}) as lecture
      where course_id = of_course and user_id = ${studentIdOf(asked)}
      returning course_id, user_id, length
    ), kept as (
      insert into lecture_positions (user_id, lecture_id, position_seconds, watched)
      select user_id, ${lectureId}, ${positionSeconds}, '[]' from studied
      on conflict (user_id, lecture_id) do update set position_seconds = excluded.position_seconds, updated_at = now()
      returning watched
    )
    select user_id as "userId", course_id as "courseId", length, watched from studied, kept`
})

/** Behind `keepingPosition`, whose lock lets no completion of theirs in that course pass by. */
export const isCompleted = compiledOnce((db, asked: OwnLecture) =>
  db
    .selectFrom('lecture_completions')
    .select('lecture_id')
    .where('user_id', '=', idOf(asked))
    .where('lecture_id', '=', asked.lectureId)
    .where('course_id', '=', sql<string>`(select course_id from lectures where id = ${asked.lectureId})`),
)

export const writingWatched = compiledOnce(
  (db, { userId, lectureId, watched }: { userId: string; lectureId: string; watched: string }) =>
    db
      .updateTable('lecture_positions')
      .set({ watched })
      .where('user_id', '=', userId)
      .where('lecture_id', '=', lectureId),
)
