import type { DemoPerson } from '@academy/contract/course-package'
import { sql } from 'kysely'
import type { Context } from '../http/context.ts'
import type { DrawnStudy } from './demo-classmates.ts'
import { DAY_MS } from './demo-time.ts'
import type { ImportedCourse } from './package/import-package.ts'

type Moments = Pick<DrawnStudy, 'email' | 'course' | 'enrolledAt' | 'completedAt' | 'visitedAt'>
/** What somebody did in a course and when, with the ids of this academy. */
export interface Study extends Moments {
  userId: string
  courseId: string
  lectureIds: string[]
}

/** Lectures were completed evenly from the day after the enrolment to the last visit. */
export function momentsOf(
  { email, enrolments }: DemoPerson,
  courses: readonly ImportedCourse[],
  now: number,
): Moments[] {
  const at = (daysAgo: number) => now - daysAgo * DAY_MS
  return enrolments.map(
    ({ course: key, daysAgo, lastDaysAgo, completedLectures, quizzes, finalExam }): Moments => {
      const lectures = courses.find((course) => course.key === key)?.lectureIds.length ?? 0
      const count = completedLectures === 'all' ? lectures : completedLectures
      const step = (daysAgo - (lastDaysAgo ?? 0)) / Math.max(count, 1)
      const visits = [...quizzes, ...(finalExam ? [finalExam] : [])].map((work) => work.daysAgo)
      if (lastDaysAgo !== undefined) visits.push(lastDaysAgo)
      return {
        email,
        course: key,
        enrolledAt: at(daysAgo),
        completedAt: Array.from({ length: count }, (_, nth) => at(daysAgo - step * (nth + 1))),
        visitedAt: visits.map(at),
      }
    },
  )
}

export function studiesOf(
  moments: readonly Moments[],
  ids: ReadonlyMap<string, string>,
  courses: readonly ImportedCourse[],
): Study[] {
  return moments.map((one) => {
    const course = courses.find(({ key }) => key === one.course)
    const userId = ids.get(one.email)
    if (!course || !userId)
      throw new Error(`${one.email} is enrolled in ${one.course}, which the demo does not have`)
    return { ...one, userId, courseId: course.courseId, lectureIds: course.lectureIds }
  })
}

/** Enrolments, completed lectures, and the days on which they were there: a statement each for all of them. An approved payment has
 * enrolled some already, today. */
export async function writeStudies(ctx: Context, studies: readonly Study[]): Promise<void> {
  const enrolled = studies.map(({ userId, courseId, enrolledAt }) => ({
    userId,
    courseId,
    at: moment(enrolledAt),
  }))
  await sql`
    insert into enrolments (course_id, user_id, enrolled_at)
    select "courseId", "userId", at from ${rowsOf(enrolled, 'at timestamptz')}
    on conflict (course_id, user_id) do update set enrolled_at = excluded.enrolled_at`.execute(ctx.db)
  const completed = studies.flatMap(({ userId, courseId, lectureIds, completedAt }) =>
    completedAt.map((at, nth) => ({ userId, courseId, lectureId: lectureIds[nth], at: moment(at) })),
  )
  await sql`
    insert into lecture_completions (course_id, user_id, lecture_id, completed_at)
    select "courseId", "userId", "lectureId", at from ${rowsOf(completed, '"lectureId" text, at timestamptz')}`.execute(
    ctx.db,
  )
  await writeVisits(ctx, studies)
}

async function writeVisits(ctx: Context, studies: readonly Study[]): Promise<void> {
  const visits = studies.flatMap(({ userId, courseId, completedAt, visitedAt }) =>
    [...completedAt, ...visitedAt].map((at) => ({ userId, courseId, at: moment(at) })),
  )
  await sql`
    insert into active_days (course_id, user_id, day)
    select distinct "courseId", "userId", kigali_day(at) from ${rowsOf(visits, 'at timestamptz')}
    on conflict do nothing`.execute(ctx.db)
  const last = studies.flatMap(({ userId, courseId, lectureIds, completedAt, visitedAt }) => {
    const all = [...completedAt, ...visitedAt]
    const lectureId = lectureIds[completedAt.length - 1] ?? null
    return all.length > 0 ? [{ userId, courseId, lectureId, at: moment(Math.max(...all)) }] : []
  })
  await sql`
    update enrolments e set last_active_at = v.at, last_studied_at = v.at, last_lecture_id = v."lectureId"
    from ${rowsOf(last, '"lectureId" text, at timestamptz')}
    where e.course_id = v."courseId" and e.user_id = v."userId"`.execute(ctx.db)
}

/** An academy that is three months old: its courses are, and its people are older than their first course by a day. Staff
 * were there yesterday. */
export async function ageAll(ctx: Context, studies: readonly Study[]): Promise<void> {
  const since = moment(Math.min(...studies.map(({ enrolledAt }) => enrolledAt)) - 2 * DAY_MS)
  const yesterday = moment(ctx.now().getTime() - DAY_MS)
  await sql`update courses set created_at = ${since}, updated_at = ${since}`.execute(ctx.db)
  await sql`
    update users u set
      created_at = coalesce((select min(enrolled_at) from enrolments where user_id = u.id) - interval '1 day', ${since}),
      last_login_at = case when role = 'user'
        then (select max(last_active_at) from enrolments where user_id = u.id) else ${yesterday}::timestamptz end`.execute(
    ctx.db,
  )
}

export const moment = (at: number): string => new Date(at).toISOString()

/** Rows as a table `v` of who did what in which course. */
const rowsOf = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v ("courseId" text, "userId" text, ${sql.raw(columns)})`
