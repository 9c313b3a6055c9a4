import type { AssessmentKind } from '@academy/contract/attempts'
import { addDays } from '@academy/contract/text/days'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { matchesSearch } from '../../../db/search.ts'
import type { Db } from '../../../http/context.ts'
import type { SubmissionRow } from './submissions-store.ts'

/** Which submissions a list is about. */
export interface SubmissionScope {
  kind: AssessmentKind
  /** Only of courses that this instructor owns; absent is everybody's. */
  instructorId?: string | undefined
  courseId?: string | undefined
  assessmentId?: string | undefined
  /** Part of a student's name or address, or of a title. */
  search?: string | undefined
  /** Days in Kigali, both included. */
  from?: string | undefined
  to?: string | undefined
  /** Only the submissions with these ids. */
  ids?: readonly string[] | undefined
}
/** A scope as the statements want it. */
export interface ResolvedScope {
  kind: AssessmentKind
  assessmentId: string | undefined
  /** Null is every course. */
  courseIds: string[] | null
  matches: Matches | null
  from: Date | undefined
  until: Date | undefined
  ids: readonly string[] | undefined
}
interface Matches {
  text: string
  /** Whom and what the search means; null are too many to name: then each submission is looked at in its turn. */
  studentIds: string[] | null
  assessmentIds: string[] | null
}
export type SubmissionStatus = SubmissionRow['status']

const WIDE_FROM = 500

/** Finds out whose courses, and whom a search means, each from its own index. */
export async function resolveScope(db: Db, scope: SubmissionScope): Promise<ResolvedScope> {
  const { kind, assessmentId, search, from, to, ids } = scope
  const [courseIds, matches] = await Promise.all([
    coursesOf(db, scope),
    search ? matchesOf(db, search) : null,
  ])
  return {
    ...{ kind, assessmentId, courseIds, matches, ids },
    from: from ? startOfDay(from) : undefined,
    until: to ? startOfDay(addDays(to, 1)) : undefined,
  }
}

/** Kigali keeps UTC+2 all year. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+02:00`)

/** Something but the owner leaves rows out: no kept count knows how many. */
export const isNarrowed = ({ matches, from, until, ids }: ResolvedScope) =>
  Boolean(matches || from || until || ids)

async function coursesOf(db: Db, { instructorId, courseId }: SubmissionScope): Promise<string[] | null> {
  if (instructorId === undefined) return courseId === undefined ? null : [courseId]
  let own = db.selectFrom('courses').select('id').where('instructor_id', '=', instructorId)
  if (courseId !== undefined) own = own.where('id', '=', courseId)
  return (await own.execute()).map(({ id }) => id)
}

async function matchesOf(db: Db, text: string): Promise<Matches> {
  const people = db.selectFrom('users').where(matchesSearch(PERSON, text)).select('id').limit(WIDE_FROM)
  const titles = db.selectFrom('assessments').where(matchesSearch(TITLE, text)).select('id').limit(WIDE_FROM)
  const [students, assessments] = await Promise.all([people.execute(), titles.execute()])
  const idsOf = (rows: { id: string }[]) => (rows.length < WIDE_FROM ? rows.map(({ id }) => id) : null)
  return { text, studentIds: idsOf(students), assessmentIds: idsOf(assessments) }
}

/** So few that their submissions are looked up by their own keys. */
export const isNamed = ({ matches, ids }: ResolvedScope) =>
  Boolean(ids || (matches?.studentIds && matches.assessmentIds))

const PERSON = sql`search_key`
const TITLE = sql`folded(title)`

/** The submissions `s` of a scope. */
export function scopeConditions(scope: ResolvedScope): Expression<SqlBool> {
  const { kind, courseIds, assessmentId } = scope
  const conditions = [sql<SqlBool>`s.kind = ${kind}`]
  if (assessmentId !== undefined) conditions.push(sql`s.assessment_id = ${assessmentId}`)
  if (courseIds) conditions.push(sql`s.course_id = any(${courseIds}::text[])`)
  conditions.push(...narrowingConditions(scope))
  return sql.join(conditions, sql` and `)
}

/** Of those days, of those that were chosen, of those that were found. */
export function narrowingConditions({ from, until, ids, matches }: ResolvedScope): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (from) conditions.push(sql`s.submitted_at >= ${from}`)
  if (until) conditions.push(sql`s.submitted_at < ${until}`)
  if (ids) conditions.push(sql`s.id = any(${ids}::text[])`)
  if (matches) conditions.push(matchesFound(matches))
  return conditions
}

/** Many people are met by what the index of the list holds of them: neither they nor the submission are read. */
function matchesFound({ text, studentIds, assessmentIds }: Matches): RawBuilder<SqlBool> {
  const byStudent: RawBuilder<SqlBool> = studentIds
    ? sql`s.student_id = any(${studentIds}::text[])`
    : matchesSearch(sql`s.search_key`, text)
  // No title is called so: no row is asked for its own.
  if (assessmentIds?.length === 0) return byStudent
  const byTitle = assessmentIds
    ? sql`s.assessment_id = any(${assessmentIds}::text[])`
    : sql`exists (select from assessments where id = s.assessment_id and ${matchesSearch(TITLE, text)})`
  return sql`(${byStudent} or ${byTitle})`
}
