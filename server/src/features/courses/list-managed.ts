import type { CourseSort } from '@academy/contract/courses'
import { readSort, type SortText } from '@academy/contract/http'
import { csvTime } from '@academy/contract/text/csv'
import { isAdmin } from '@academy/contract/users'
import { type Context, signedIn } from '../../http/context.ts'
import { type CsvColumn, csvReply, rowsInPages } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { type Part, partOf } from '../../http/paging.ts'
import { type CourseFilter, countWanted, selectCoursesAfter, selectCoursesOf } from './list-store.ts'
import type { ManagedCourseRow } from './store.ts'
import { viewListedCourse } from './views.ts'

type Filters = Omit<CourseFilter, 'instructorId'>
interface Asked extends Filters, Part {
  sort?: SortText<CourseSort> | undefined
  counts?: 'pending' | undefined
}

export const listAllCourses = (ctx: Context, asked: Asked) => listPage(ctx, undefined, asked)

/** An instructor's own; all of them for an admin. */
export const listOwnCourses = (ctx: Context, asked: Asked) => listPage(ctx, ownerOf(ctx), asked)

async function listPage(ctx: Context, instructorId: string | undefined, asked: Asked) {
  const { rows, ...counts } = await pageOfCourses(ctx, instructorId, asked)
  return { courses: rows.map(viewListedCourse), ...counts }
}

export const managedCoursesOf = (ctx: Context, asked: Part) => pageOfCourses(ctx, ownerOf(ctx), asked)

/** Of any person, for those who run the academy. */
export const coursesTaughtBy = (ctx: Context, instructorId: string, asked: Part) =>
  pageOfCourses(ctx, instructorId, asked)

async function pageOfCourses(
  ctx: Context,
  instructorId: string | undefined,
  { sort = '-at', counts, page: asked, limit, ...filters }: Asked,
) {
  const filter: CourseFilter = { ...filters, instructorId }
  const { total, hasMore } = await countWanted(ctx.db, filter)
  const { page, pages, ...range } = partOf(total, { page: asked, limit })
  const hasPending = counts === 'pending'
  const rows = await selectCoursesOf(ctx.db, filter, {
    ...{ ...range, hasPending },
    order: readSort(sort),
    counted: { total, hasMore },
  })
  return { rows, total, hasMore, page, pages }
}

/** Whose courses the caller runs; undefined for an admin, who runs everybody's. */
export function ownerOf(ctx: Context): string | undefined {
  const caller = signedIn(ctx)
  return isAdmin(caller.role) ? undefined : caller.id
}

export const allCoursesCsv = (ctx: Context, filters: Filters) => csv(ctx, filters)

export const ownCoursesCsv = (ctx: Context, filters: Filters) =>
  csv(ctx, { ...filters, instructorId: ownerOf(ctx) })

const csv = async (ctx: Context, filter: CourseFilter): Promise<FileReply> =>
  csvReply(ctx, {
    name: 'courses',
    columns: COLUMNS,
    pages: rowsInPages<ManagedCourseRow>((last, limit) => selectCoursesAfter(ctx.db, filter, last, limit)),
  })

const COLUMNS: readonly CsvColumn<ManagedCourseRow>[] = [
  ['Course', (row) => row.title],
  ['Category', (row) => row.category],
  ['Type', (row) => row.course_type],
  ['Price (RWF)', (row) => row.price_rwf],
  ['Weeks', (row) => row.duration_weeks],
  ['Created by', (row) => row.created_by],
  ['Students', (row) => row.student_count],
  ['Lectures', (row) => row.lecture_count],
  ['Quizzes', (row) => row.quiz_count],
  ['Created at (Kigali)', (row) => csvTime(row.created_at)],
]
