import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectOrStartPostgres, startEmbeddedPostgres } from '../src/db/launcher.ts'
import { asAdmin, COURSE, QUIZ, seedYear } from './analytics-seed.ts'
import { quantile } from './figures.ts'
import { load } from './load.ts'
import { startOurs } from './processes.ts'
import { queryOne } from './query-one.ts'
import { quiet } from './quiet.ts'
import type { Figure } from './report.ts'
import { answerOf } from './wire.ts'

const CALLS = 60
const PLAIN_RUNS = 5
const MAX_MS = 300
const DAY_MS = 86_400_000

const kigali = (at: number) => new Date(at + 2 * 3_600_000).toISOString().slice(0, 10)

/** Each chart over a year and over one course, beside the plain statement that says the same: a million completions, of which
 * one course holds nearly all. */
export async function measureAnalytics(share: number): Promise<Figure[]> {
  const students = Math.max(1_000, Math.round(100_000 * share))
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-analytics-'))
  const own = await startEmbeddedPostgres({ dataDir, log: quiet })
  await seedYear(own.connectionString, students).finally(own.stop)
  const started = performance.now()
  const academy = await startOurs(dataDir, null)
  const database = await connectOrStartPostgres({ dataDir, log: quiet })
  const client = new pg.Client({ connectionString: database.connectionString })
  try {
    await client.connect()
    const figures = [await untilCounted(database.connectionString, started)]
    const [from, to] = [kigali(Date.now() - 364 * DAY_MS), kigali(Date.now())]
    for (const [chart, plain] of Object.entries(PLAIN)) {
      const ours: number[] = []
      const items = chart === 'items' ? `&assessment=${QUIZ}` : ''
      const ofCourse = `&course=${COURSE}`
      // Lectures are those of one course.
      for (const only of chart === 'lectures' ? [ofCourse] : ['', ofCourse]) {
        const query = `from=${from}&to=${to}${only}${items}`
        ours.push(...(await oneByOne(academy.address, `/api/analytics/${chart}?${query}`)))
      }
      const alone: number[] = []
      for (let run = 0; run < PLAIN_RUNS; run++) {
        const began = performance.now()
        await client.query(plain)
        alone.push(performance.now() - began)
      }
      figures.push(
        { name: `analytics: ${chart}, p95`, value: quantile(ours, 0.95), unit: 'ms', max: MAX_MS },
        {
          name: `analytics: ${chart}, plain SQL, p95`,
          value: quantile(alone, 0.95),
          unit: 'ms',
          max: Number.POSITIVE_INFINITY,
        },
      )
    }
    return figures
  } finally {
    await client.end()
    await database.stop()
    await academy.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** From the start of an academy that has never counted until its jobs have counted every day but today. */
async function untilCounted(databaseUrl: string, started: number): Promise<Figure> {
  for (;;) {
    const { counted } = await queryOne<{ counted: boolean }>(
      databaseUrl,
      `select count(*) = 5 and bool_and(rolled_through = kigali_day(now()) - 1) as counted from rollups`,
    )
    if (counted)
      return {
        name: 'analytics: a year counted for the first time in',
        value: (performance.now() - started) / 1000,
        unit: 's',
        max: 300,
      }
    await sleep(500)
  }
}

async function oneByOne(address: string, path: string): Promise<number[]> {
  const call = { method: 'GET', path, headers: asAdmin } as const
  JSON.parse(await answerOf(address, call))
  return (await load(address, CALLS, () => call, { atOnce: 1 })).ms
}

const YEAR = (at: string) => `${at} >= now() - interval '365 days'`
const byDay = (value: string, table: string, at: string) =>
  `select kigali_day(${at}), ${value} from ${table} where ${YEAR(at)} group by 1`
const PLAIN: Record<string, string> = {
  enrolments: byDay('count(*)', 'enrolments', 'enrolled_at'),
  learners: `select date_trunc('week', day), count(distinct user_id) from active_days where day >= current_date - 365
    group by rollup (1)`,
  completions: byDay('count(*)', 'lecture_completions', 'completed_at'),
  lectures: `select lecture_id, count(*) from lecture_completions where course_id = '${COURSE}' group by 1`,
  results: `select floor(total_marks_awarded * 10 / total_marks), count(*), avg(total_marks_awarded / total_marks)
    from submissions where ${YEAR('submitted_at')} group by 1`,
  assessments: `select assessment_id, count(*), count(*) filter (where passed) from submissions where ${YEAR('submitted_at')} group by 1`,
  items: `select a.question_id, avg(a.marks_awarded), corr(a.marks_awarded, s.total_marks_awarded - a.marks_awarded)
    from submissions s join submission_answers a on a.submission_id = s.id where s.assessment_id = '${QUIZ}' group by 1`,
  revenue: byDay(`sum(price_rwf) filter (where status = 'approved')`, 'payment_requests', 'reviewed_at'),
  payments: byDay('count(*), min(status)', 'payment_requests', 'requested_at'),
  decisions: `select percentile_disc(0.5) within group (order by reviewed_at - requested_at) from payment_requests
    where ${YEAR('reviewed_at')}`,
}
