import type { DemoPeople } from '@academy/contract/course-package'
import { dayOf } from '@academy/contract/text/days'
import { sql } from 'kysely'
import type { Context } from '../http/context.ts'
import { drawn, weeklyDays } from './demo-draw.ts'
import { moment, type Study } from './demo-study.ts'
import { DAY_MS } from './demo-time.ts'

const CLASSES = 10
const THURSDAY = 4
const PRESENT_PERCENT = { studying: 86, stopped: 22 }
const APOLOGY_PERCENT = 25

/** Classes of the course that most take, once a week. */
export async function holdClasses(
  ctx: Context,
  { people }: Pick<DemoPeople, 'people'>,
  ids: ReadonlyMap<string, string>,
  studies: readonly Study[],
): Promise<void> {
  const most = largestClass(studies)
  const teacher = people.find(({ teaches }) => teaches.includes(most[0]?.course ?? ''))
  const by = ids.get(teacher?.email ?? '')
  const courseId = most[0]?.courseId
  if (!by || !courseId) return
  const held = weeklyDays(ctx.now().getTime(), THURSDAY, CLASSES)
  const days = held.map((at) => ({ day: dayOf(at), at: moment(at) }))
  await sql`
    insert into attendance_days (course_id, day, version, saved_at, saved_by)
    select ${courseId}::text, day, 1, at, ${by}::text
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d (day date, at timestamptz)`.execute(ctx.db)
  const records = held.flatMap((at, nth) =>
    most.filter(({ enrolledAt }) => enrolledAt < at).map((study) => recordOf(study, at, nth)),
  )
  await sql`
    insert into attendance_records (course_id, day, student_id, present, notes, version, marked_by, marked_at)
    select ${courseId}::text, day, "userId", present, notes, 1, ${by}::text, at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as r (day date, "userId" text, present boolean, notes text, at timestamptz)`.execute(ctx.db)
}

function largestClass(studies: readonly Study[]): Study[] {
  const keys = [...new Set(studies.map(({ course }) => course))]
  const classes = keys.map((key) => studies.filter(({ course }) => course === key))
  return classes.sort((a, b) => b.length - a.length)[0] ?? []
}

function recordOf({ userId, email, completedAt, visitedAt }: Study, at: number, nth: number) {
  const isStudying = Math.max(0, ...completedAt, ...visitedAt) > at - 3 * DAY_MS
  const percent = isStudying ? PRESENT_PERCENT.studying : PRESENT_PERCENT.stopped
  const seed = `${email}|${nth}`
  const present = drawn(seed, 'class') * 100 < percent
  const isExcused = !present && drawn(seed, 'apology') * 100 < APOLOGY_PERCENT
  return { day: dayOf(at), userId, present, notes: isExcused ? 'Told us before' : '', at: moment(at) }
}
