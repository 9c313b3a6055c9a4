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

/** @param isFew no more than a list holds are found: all of them are looked up and sorted, as an order's index would be read to its end for them */
export async function selectTaught(
  db: Db,
  scope: TaughtScope & { isFew: boolean },
  { by, isDescending }: TaughtOrder,
  { limit, offset }: RowRange,
): Promise<QuestionRow[]> {
  const direction = isDescending ? sql`desc` : sql`asc`
  const order = by === 'useful' ? sql`useful ${direction}, id ${direction}` : sql`id ${direction}`
  const firsts = scope.isFew ? sql`` : sql`order by ${order} limit ${offset + limit}`
  return page(db, scope, firsts, order, { limit, offset })
}

/** The oldest first, behind `last`, for files. */
export function selectTaughtAfter(
  db: Db,
  scope: TaughtScope & { isFew: boolean },
  last: QuestionRow | undefined,
  limit: number,
): Promise<QuestionRow[]> {
  const behind = sql`and ${last ? sql`q.id > ${last.id}` : sql`true`}`
  const firsts = scope.isFew ? behind : sql`${behind} order by id asc limit ${limit}`
  return page(db, scope, firsts, sql`id asc`, { limit, offset: 0 })
}

/** Each course gives its first rows by its own index, as many as the page may need of it; only those of the page are read whole. */
async function page(
  db: Db,
  scope: TaughtScope,
  firsts: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: RowRange,
): Promise<QuestionRow[]> {
  const found = rowsOf(
    scope,
    sql`select q.id, q.useful from lecture_questions q where ${scopeConditions(scope)} ${firsts}`,
  )
  // A fence: none of the parts is looked up in the order of all.
  const shown = sql`select id from (select * from (${found}) parts offset 0) found
    order by ${order} limit ${limit} offset ${offset}`
  const ofPage = sql`(select q.* from (${shown}) shown join lecture_questions q using (id)) q`
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
    select coalesce(sum(unanswered_questions), 0)::bigint as waiting from course_totals
    where course_id = any(array(select id from courses where instructor_id = ${instructorId}))`.execute(db)
  return rows[0]?.waiting ?? 0
}
