import { changeOne } from './database-of-run.ts'

/** As if the attempt had begun earlier: this much is left of it. The page learns of it with its next contact. */
export const leaveSeconds = (attemptId: string, seconds: number): Promise<void> =>
  changeOne(
    `with due as (select clock_timestamp() + make_interval(secs => $2) as at)
     update attempts set started_at = started_at - (deadline - due.at), deadline = due.at
     from due where id = $1 and state = 'open'`,
    [attemptId, seconds],
  )

/** As if the student had not used the course for so many days. */
export const stayAway = (student: { _id: string }, course: { _id: string }, days: number): Promise<void> =>
  changeOne(
    `update enrolments set enrolled_at = least(enrolled_at, now() - make_interval(days => $3)),
       last_active_at = now() - make_interval(days => $3)
     where user_id = $1 and course_id = $2`,
    [student._id, course._id, days],
  )
