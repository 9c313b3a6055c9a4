import { readSort, type SortText } from '@academy/contract/http'
import type { QuizSort } from '@academy/contract/quizzes'
import { csvTime } from '@academy/contract/text/csv'
import type { Context } from '../../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../../http/csv-reply.ts'
import type { FileReply } from '../../../http/file-reply.ts'
import { type Part, partOf } from '../../../http/paging.ts'
import { countCourses, courseForOwner, ownerOf, titleForOwner } from '../../courses/index.ts'
import {
  countManaged,
  type ManagedQuizzes,
  type QuizInFile,
  selectCourses,
  selectManaged,
  selectManagedAfter,
} from './managed-store.ts'
import { viewMany } from './view-many.ts'

interface Filters {
  course?: string | undefined
  search?: string | undefined
}
interface CsvFilters extends Filters {
  ids?: readonly string[] | undefined
}
interface Asked extends Filters, Part {
  sort?: SortText<QuizSort> | undefined
  questions?: 'none' | undefined
}

/** An instructor's own; every one for an admin. */
export async function listManaged(ctx: Context, asked: Asked) {
  if (asked.course) await courseForOwner(ctx, asked.course)
  return listFor(ctx, ownerOf(ctx), asked)
}

export const listAll = (ctx: Context, asked: Asked) => listFor(ctx, undefined, asked)

async function listFor(
  ctx: Context,
  instructorId: string | undefined,
  { course, search, questions, sort = '-at', ...asked }: Asked,
) {
  const managed: ManagedQuizzes = { instructorId, courseId: course, search }
  const { total, hasMore } = await countManaged(ctx.db, managed)
  const { page, pages, ...range } = partOf(total, asked)
  const rows = await selectManaged(ctx.db, managed, readSort(sort), range, { total, hasMore })
  return {
    quizzes: await viewMany(ctx, rows, questions),
    courses: await selectCourses(ctx.db, instructorId),
    coursesTotal: await countCourses(ctx.db, instructorId),
    ...{ total, hasMore, page, pages },
  }
}

export async function managedCsv(ctx: Context, { course, ...filters }: CsvFilters): Promise<FileReply> {
  if (course) await courseForOwner(ctx, course)
  return csv(ctx, { instructorId: ownerOf(ctx), courseId: course, ...filters })
}

export const allCsv = async (ctx: Context, { course, ...filters }: CsvFilters): Promise<FileReply> =>
  csv(ctx, { courseId: course, ...filters })

const csv = async (ctx: Context, managed: ManagedQuizzes) =>
  csvReply(ctx, {
    name: 'quizzes',
    of: await titleForOwner(ctx, managed.courseId),
    columns: COLUMNS,
    pages: rowsInPages<QuizInFile>((last, limit) => selectManagedAfter(ctx.db, managed, last, limit)),
  })

const COLUMNS: readonly CsvColumn<QuizInFile>[] = [
  ['Quiz', (row) => row.title],
  ['Course', (row) => row.course_title],
  ['Lecture', (row) => row.lecture_title],
  ['Questions', (row) => row.question_count],
  ['Minutes', (row) => row.time_limit_minutes],
  ['Marks', (row) => row.total_marks],
  ['Passing score (%)', (row) => row.passing_percent],
  ['Submissions', (row) => row.total],
  ['Pending', (row) => row.pending],
  ['Graded', (row) => row.total - row.pending],
  ['Created at (Kigali)', (row) => csvTime(row.created_at)],
]
