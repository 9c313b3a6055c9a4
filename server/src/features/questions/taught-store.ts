import type { QuestionState, TaughtQuestionSort } from '@academy/contract/questions'
import { type RawBuilder, sql } from 'kysely'
import { type Counted, countFound } from '../../db/count-found.ts'
import type { Db } from '../../http/context.ts'
import type { RowRange } from '../../http/paging.ts'
import { holdsWords } from './list-store.ts'
import { type QuestionRow, selectQuestionsFrom } from './store.ts'

/** Whose questions a list is of: all of the academy, an instructor's, or one course's. */
export interface TaughtScope {
  instructorId: string | null
  courseId: string | null
  state: QuestionState
  search: string
  /** Only these. */
  ids?: readonly string[] | undefined
}

export interface TaughtOrder {
  by: TaughtQuestionSort
  isDescending: boolean
}

const isOfInstructor = ({ instructorId, courseId }: TaughtScope) => instructorId !== null && courseId === null

const scopeConditions = (scope: TaughtScope) => {
  const { courseId, state, search, ids } = scope
  return sql.join(
    [
      sql`q.state = ${state}`,
      holdsWords(search),
      ...(courseId ? [sql`q.course_id = ${courseId}`] : []),
      ...(isOfInstructor(scope) ? [sql`q.course_id = c.id`] : []),
      ...(ids ? [sql`q.id = any(${ids}::text[])`] : []),
    ],
    sql` and `,
  )
}

export const countTaught = (db: Db, scope: TaughtScope): Promise<Counted> =>
  countFound(db, rowsOf(scope, sql`select from lecture_questions q where ${scopeConditions(scope)}`))

export async function selectTaught(
  db: Db,
  scope: TaughtScope,
  { by, isDescending }: TaughtOrder,
  { limit, offset }: RowRange,
): Promise<QuestionRow[]> {
  const direction = isDescending ? sql`desc` : sql`asc`
  const order = by === 'useful' ? sql`useful ${direction}, id ${direction}` : sql`id ${direction}`
  return page(db, scope, sql`true`, order, { limit, offset })
}

/** The oldest first, behind `last`, for files. */
export const selectTaughtAfter = (
  db: Db,
  scope: TaughtScope,
  last: QuestionRow | undefined,
  limit: number,
): Promise<QuestionRow[]> =>
  page(db, scope, last ? sql`q.id > ${last.id}` : sql`true`, sql`id asc`, { limit, offset: 0 })

/** Each course gives its first rows by its own index, as many as the page may need of it. */
async function page(
  db: Db,
  scope: TaughtScope,
  isBehind: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: RowRange,
): Promise<QuestionRow[]> {
  const found = rowsOf(
    scope,
    sql`select q.* from lecture_questions q where ${scopeConditions(scope)} and ${isBehind}
      order by ${order} limit ${offset + limit}`,
  )
  const ofPage = sql`(select * from (${found}) found order by ${order} limit ${limit} offset ${offset}) q`
  const nobody = ''
  const { rows } = await sql<QuestionRow>`
    select * from (${selectQuestionsFrom(ofPage, nobody)}) shown order by ${order}`.execute(db)
  return rows
}

/** Of an instructor's courses `c`, one after another. */
const rowsOf = (scope: TaughtScope, rows: RawBuilder<unknown>) =>
  isOfInstructor(scope)
    ? sql`select found.* from courses c cross join lateral (${rows}) found
        where c.instructor_id = ${scope.instructorId}`
    : rows

/** How many wait for an instructor, as the writes keep it. */
export async function countQuestionsThatWait(db: Db, instructorId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(t.unanswered_questions), 0)::bigint as waiting
    from courses c join course_totals t on t.course_id = c.id where c.instructor_id = ${instructorId}`.execute(
    db,
  )
  return rows[0]?.waiting ?? 0
}
