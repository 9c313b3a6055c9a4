import { readSort } from '@academy/contract/http'
import type { questionsContract, TaughtQuestion } from '@academy/contract/questions'
import { csvTime } from '@academy/contract/text/csv'
import { isAdmin, USER_MESSAGES } from '@academy/contract/users'
import type { z } from 'zod'
import { type Context, signedIn } from '../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { partOf, rowsOfPage } from '../../http/paging.ts'
import { courseForOwner, titleForOwner } from '../courses/index.ts'
import type { QuestionRow } from './store.ts'
import {
  countTaught,
  selectTaught,
  selectTaughtAfter,
  type TaughtOrder,
  type TaughtScope,
} from './taught-store.ts'

type Asked = z.output<(typeof questionsContract.taughtQuestions)['query'] & {}>
type Filters = z.output<(typeof questionsContract.taughtQuestionsCsv)['query'] & {}>
const USUAL: TaughtOrder = { by: 'asked', isDescending: false }

export async function listTaught(ctx: Context, { sort, page: asked, limit, ...filters }: Asked) {
  const { scope, counted } = await countedScope(ctx, filters)
  const { total, hasMore } = counted
  const { page, pages, ...range } = partOf(total, { page: asked, limit })
  const { by, isDescending } = sort ? readSort(sort) : USUAL
  const rows = await rowsOfPage(range, { total, hasMore }, (part, isReversed) =>
    selectTaught(ctx.db, scope, { by, isDescending: isDescending !== isReversed }, part),
  )
  return { questions: rows.map(viewTaught), total, page, pages, hasMore }
}

export async function taughtCsv(ctx: Context, filters: Filters): Promise<FileReply> {
  const { scope } = await countedScope(ctx, filters)
  const pages = rowsInPages<QuestionRow>((last, rows) => selectTaughtAfter(ctx.db, scope, last, rows))
  const of = await titleForOwner(ctx, filters.course)
  return csvReply(ctx, { name: 'questions', of, columns: COLUMNS, pages })
}

async function countedScope(ctx: Context, filters: Filters) {
  const scope = await scopeOf(ctx, filters)
  const counted = await countTaught(ctx.db, scope)
  return { scope: { ...scope, isFew: scope.search !== '' && !counted.hasMore }, counted }
}

/** One course for who may teach it; else an instructor's own, and for admins all. */
async function scopeOf(ctx: Context, { course, state, q, ids }: Filters): Promise<TaughtScope> {
  const caller = signedIn(ctx)
  if (course) await courseForOwner(ctx, course)
  return {
    instructorId: isAdmin(caller.role) ? null : caller.id,
    courseId: course ?? null,
    state,
    search: q ?? '',
    ids,
  }
}

const nameOf = (row: QuestionRow) => row.author_name ?? USER_MESSAGES.deletedUser

const viewTaught = (row: QuestionRow): TaughtQuestion => ({
  _id: row.id,
  title: row.title,
  course: { _id: row.course_id, title: row.course_title },
  lecture: { _id: row.lecture_id, title: row.lecture_title },
  author: nameOf(row),
  askedAt: row.asked_at.toISOString(),
  state: row.state,
  answers: row.answers,
  useful: row.useful,
})

const COLUMNS: readonly CsvColumn<QuestionRow>[] = [
  ['Question', (row) => row.title],
  ['Details', (row) => row.body],
  ['Course', (row) => row.course_title],
  ['Lecture', (row) => row.lecture_title],
  ['Asked by', nameOf],
  ['Asked at (Kigali)', (row) => csvTime(row.asked_at)],
  ['State', (row) => row.state],
  ['Answers', (row) => row.answers],
  ['Found useful by', (row) => row.useful],
]
