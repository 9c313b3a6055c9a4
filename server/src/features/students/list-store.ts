import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { RiskFilter, StudentSort } from '@academy/contract/students'
import { type RawBuilder, sql } from 'kysely'
import { type Counted, countFound } from '../../db/count-found.ts'
import { matchesSearch } from '../../db/search.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'
import { onlineCondition } from '../notifications/index.ts'
import { type ClassFacts, lastSeen, riskCondition, studentsAtRisk } from './class-store.ts'

export interface StudentRow {
  user_id: string
  name: string
  email: string
  role: string
  mainrole: string
  enrolled_at: Date
  completed: number
  last_active_at: Date | null
  is_online: boolean
  student_key: string
}
export interface StudentFilter {
  q?: string | undefined
  risk?: RiskFilter | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
}
export interface StudentScope {
  conditions: RawBuilder<unknown>[]
  /** Few enough to be named: they are looked up, and nothing else is read. */
  isNamed: boolean
  isWhole: boolean
}

const NAMED_MAX = 500

/** Finds out whom a search and a risk mean, each from its own index; those who are too many to name are met in their turn. */
export async function scopeOf(
  db: Db,
  facts: ClassFacts,
  { q, risk, ids: chosen }: StudentFilter,
): Promise<StudentScope> {
  const conditions: RawBuilder<unknown>[] = []
  let isNamed = false
  const name = (ids: readonly string[]) => {
    isNamed = true
    conditions.push(sql`e.user_id = any(${ids}::text[])`)
  }
  if (chosen) name(chosen)
  if (q) {
    const people = await db
      .selectFrom('users')
      .where(matchesSearch(sql`search_key`, q))
      .select('id')
      .limit(NAMED_MAX)
      .execute()
    if (people.length < NAMED_MAX) name(people.map(({ id }) => id))
    else conditions.push(matchesSearch(sql`e.student_key`, q))
  }
  if (risk) {
    const atRisk = isNamed ? null : await studentsAtRisk(db, facts, risk)
    if (atRisk && atRisk.length <= LIST_MAX_ROWS) name(atRisk)
    else conditions.push(riskCondition(facts, risk))
  }
  return { conditions, isNamed, isWhole: conditions.length === 0 }
}

/** The class is counted where it is kept; a search or a filter up to one more than it lists. */
export async function countInScope(db: Db, facts: ClassFacts, scope: StudentScope): Promise<Counted> {
  if (scope.isWhole) return { total: facts.students, hasMore: false }
  return countFound(db, sql`select from enrolments e where ${scopeConditions(facts, scope)}`)
}

/** Who they are is known from the index of the order; only those of the page are read whole. Those who are named are looked up and sorted:
 * for them that index would be read to its end. */
export async function selectStudents(
  db: Db,
  facts: ClassFacts,
  scope: StudentScope,
  sort: { by: StudentSort; isDescending: boolean },
  { limit, offset }: RowRange,
): Promise<StudentRow[]> {
  const order = orderOf(sort.by, sort.isDescending)
  const fence = scope.isNamed ? sql`offset 0` : sql``
  const { rows } = await sql<StudentRow>`
    select ${studentColumns} from (
      select e.user_id from (select * from enrolments e where ${scopeConditions(facts, scope)} ${fence}) e
      order by ${order} limit ${limit} offset ${offset}
    ) page
    cross join lateral (
      select * from enrolments where course_id = ${facts.courseId} and user_id = page.user_id offset 0) e
    join users u on u.id = e.user_id order by ${order}`.execute(db)
  return rows
}

/** In the order of names behind `last`, for files. */
export async function selectStudentsAfter(
  db: Db,
  facts: ClassFacts,
  scope: StudentScope,
  last: StudentRow | undefined,
  limit: number,
): Promise<StudentRow[]> {
  const conditions = [...scope.conditions]
  if (last) conditions.push(sql`(e.student_key, e.user_id) > (${last.student_key}, ${last.user_id})`)
  const begun = { ...scope, conditions }
  return selectStudents(db, facts, begun, { by: 'name', isDescending: false }, { limit, offset: 0 })
}

export async function findStudent(db: Db, courseId: string, studentId: string) {
  const { rows } = await sql<StudentRow>`
    select ${studentColumns} from enrolments e join users u on u.id = e.user_id
    where e.course_id = ${courseId} and e.user_id = ${studentId}`.execute(db)
  return rows[0]
}

const studentColumns = sql`e.user_id, e.enrolled_at, e.completed, e.last_active_at, e.student_key,
  u.name, u.email, u.role, u.mainrole, ${onlineCondition(sql`u.id`)} as is_online`

/** A pair of bounds leaves the course open to the planner: only an index that begins with it has that order. */
function scopeConditions(
  { courseId }: ClassFacts,
  { conditions, isNamed }: StudentScope,
): RawBuilder<unknown> {
  const isOfCourse = isNamed
    ? sql`e.course_id = ${courseId}`
    : sql`e.course_id >= ${courseId} and e.course_id <= ${courseId}`
  return sql.join([isOfCourse, ...conditions], sql` and `)
}

function orderOf(by: StudentSort, isDescending: boolean): RawBuilder<unknown> {
  const keys = {
    name: [sql`e.student_key`],
    progress: [sql`e.completed`, lastSeen],
    lastActive: [lastSeen],
  }[by]
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql.join([sql`e.course_id`, ...keys, sql`e.user_id`].map((key) => sql`${key} ${direction}`))
}
