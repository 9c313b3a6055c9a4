import { addDays } from '@academy/contract/text/days'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { escapeLike } from '../../db/escape-like.ts'
import type { Db } from '../../http/context.ts'
import type { AssessmentKind } from './assessments-store.ts'
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
  /** Only these. */
  ids?: readonly string[] | undefined
}
/** A scope as the statements want it. */
export interface KnownScope {
  kind: AssessmentKind
  assessmentId: string | undefined
  /** Null is every course. */
  courseIds: string[] | null
  matches: Matches | null
  from: Date | undefined
  until: Date | undefined
  ids: readonly string[] | undefined
}
type Matches =
  | { isWide: false; studentIds: string[]; assessmentIds: string[] }
  /** Too many people or titles to name: each submission is looked at in its turn. */
  | { isWide: true; patterns: string[] }
export type SubmissionStatus = SubmissionRow['status']

const WIDE_FROM = 500
/** What the index of three letters in a row can look up. */
const INDEXED_LETTERS = 3

/** Finds out whose courses, and whom a search means, each from its own index. */
export async function knowScope(db: Db, scope: SubmissionScope): Promise<KnownScope> {
  const { kind, assessmentId, search, from, to, ids } = scope
  const [courseIds, matches] = await Promise.all([
    coursesOf(db, scope),
    search ? matchesOf(db, patternsOf(search)) : null,
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
export const isNarrowed = ({ matches, from, until, ids }: KnownScope) =>
  Boolean(matches || from || until || ids)

async function coursesOf(db: Db, { instructorId, courseId }: SubmissionScope): Promise<string[] | null> {
  if (instructorId === undefined) return courseId === undefined ? null : [courseId]
  let own = db.selectFrom('courses').select('id').where('instructor_id', '=', instructorId)
  if (courseId !== undefined) own = own.where('id', '=', courseId)
  return (await own.execute()).map(({ id }) => id)
}

/** Any part of a name, an address or a title; one or two letters are the beginning of a word. */
function patternsOf(search: string): string[] {
  const text = escapeLike(search)
  return search.length < INDEXED_LETTERS ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
}

async function matchesOf(db: Db, patterns: string[]): Promise<Matches> {
  const people = db.selectFrom('users').where(isPerson(patterns)).select('id').limit(WIDE_FROM)
  const titles = db.selectFrom('assessments').where(isTitle(patterns)).select('id').limit(WIDE_FROM)
  const [students, assessments] = await Promise.all([people.execute(), titles.execute()])
  if (students.length === WIDE_FROM || assessments.length === WIDE_FROM) return { isWide: true, patterns }
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return { isWide: false, studentIds: idsOf(students), assessmentIds: idsOf(assessments) }
}

const isLike = (text: Expression<unknown>, patterns: string[]) =>
  sql<SqlBool>`(${sql.join(
    patterns.map((pattern) => sql`${text} like folded(${pattern})`),
    sql` or `,
  )})`
const isPerson = (patterns: string[]) => isLike(sql`folded(name || ' ' || email)`, patterns)
const isTitle = (patterns: string[]) => isLike(sql`folded(title)`, patterns)

/** The submissions `s` of a scope. */
export function isInScope(scope: KnownScope): Expression<SqlBool> {
  const { kind, courseIds, assessmentId, matches } = scope
  const conditions = [sql<SqlBool>`s.kind = ${kind}`]
  if (assessmentId !== undefined) conditions.push(sql`s.assessment_id = ${assessmentId}`)
  if (courseIds) conditions.push(sql`s.course_id = any(${courseIds}::text[])`)
  if (matches?.isWide)
    conditions.push(sql`(
      exists (select from users where id = s.student_id and ${isPerson(matches.patterns)})
      or exists (select from assessments where id = s.assessment_id and ${isTitle(matches.patterns)}))`)
  else if (matches)
    conditions.push(sql`(s.student_id = any(${matches.studentIds}::text[])
      or s.assessment_id = any(${matches.assessmentIds}::text[]))`)
  conditions.push(...isWithin(scope))
  return sql.join(conditions, sql` and `)
}

/** Of those days, of those that were chosen. */
export function isWithin({ from, until, ids }: KnownScope): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (from) conditions.push(sql`s.submitted_at >= ${from}`)
  if (until) conditions.push(sql`s.submitted_at < ${until}`)
  if (ids) conditions.push(sql`s.id = any(${ids}::text[])`)
  return conditions
}
