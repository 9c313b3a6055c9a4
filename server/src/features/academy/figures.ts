import { type AcademyFacts, SIGN_IN_PROVIDERS } from '@academy/contract/academy'
import { sql } from 'kysely'
import type { Services } from '../../http/context.ts'

const FRESH_MS = 10 * 60_000

/** The academy's facts as visitors see them now: with `figures.fromData` the marketing figures are counted, every ten minutes.
 * The same object as long as nothing has changed. */
export function createAcademyFacts({
  liveSettings,
  db,
  log,
  oauth,
}: Pick<Services, 'liveSettings' | 'db' | 'log' | 'oauth'>): () => Promise<AcademyFacts> {
  let plain: { facts: AcademyFacts; version: number } | null = null
  let counted: { facts: AcademyFacts; from: AcademyFacts; atMs: number } | null = null
  return async () => {
    await liveSettings.look()
    const version = liveSettings.version()
    if (plain?.version !== version) {
      const signInProviders = SIGN_IN_PROVIDERS.filter(oauth.isConfigured)
      plain = { facts: { ...liveSettings.settings, signInProviders }, version }
    }
    const { facts } = plain
    if (!facts.figures.fromData) return facts
    if (counted?.from === facts && Date.now() - counted.atMs < FRESH_MS) return counted.facts
    try {
      const figures = { fromData: true, ...(await countFigures(db)) }
      counted = { facts: { ...facts, figures }, from: facts, atMs: Date.now() }
    } catch (err) {
      log.warn({ err }, 'the figures could not be counted')
    }
    return counted?.from === facts ? counted.facts : facts
  }
}

/** Success is the share of enrolled students who have completed every lecture, over enrolments in courses with lectures. */
async function countFigures(db: Services['db']) {
  const { rows } = await sql<{ courses: number; students: number; experts: number; successPercent: number }>`
    with sizes as (select course_id, count(*) as lectures from lectures group by course_id),
    done as (select course_id, user_id, count(*) as lectures from lecture_completions group by course_id, user_id)
    select
      (select coalesce(sum(courses), 0) from course_counts)::int as courses,
      (select count(distinct user_id) from enrolments)::int as students,
      (select count(distinct instructor_id) from courses)::int as experts,
      coalesce((
        select round(100.0 * count(*) filter (where done.lectures = sizes.lectures) / nullif(count(*), 0))
        from enrolments e join sizes using (course_id) left join done using (course_id, user_id)
      ), 0)::int as "successPercent"`.execute(db)
  return rows[0] as NonNullable<(typeof rows)[0]>
}
