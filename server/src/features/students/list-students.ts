import { readSort } from '@academy/contract/http'
import type { StudentSort, studentsContract } from '@academy/contract/students'
import { formatPercent } from '@academy/contract/text'
import { csvTime } from '@academy/contract/text/csv'
import type { z } from 'zod'
import type { Context } from '../../http/context.ts'
import { csvReply, rowsInPages } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { partOf, rowsOfPage } from '../../http/paging.ts'
import { courseForOwner } from '../courses/index.ts'
import { countAtRisk, factsOfClass } from './class-store.ts'
import {
  countInScope,
  type StudentFilter,
  type StudentRow,
  scopeOf,
  selectStudents,
  selectStudentsAfter,
} from './list-store.ts'
import { viewStudent } from './views.ts'

type Asked = z.output<(typeof studentsContract.courseStudents)['query'] & {}>
const USUAL: { by: StudentSort; isDescending: boolean } = { by: 'name', isDescending: false }

export async function listStudents(ctx: Context, courseId: string, asked: Asked) {
  await courseForOwner(ctx, courseId)
  return pageOfStudents(ctx, courseId, asked)
}

/** One page of a class, whoever asks. */
export async function pageOfStudents(
  ctx: Pick<Context, 'db' | 'now'>,
  courseId: string,
  { sort, page: asked, limit, ...filter }: Asked,
) {
  const facts = await factsOfClass(ctx, courseId)
  const scope = await scopeOf(ctx.db, facts, filter)
  const { total, hasMore } = await countInScope(ctx.db, facts, scope)
  const { page, pages, ...range } = partOf(total, { page: asked, limit })
  const { by, isDescending } = sort ? readSort(sort) : USUAL
  const rows = await rowsOfPage(range, { total, hasMore }, (part, isReversed) =>
    selectStudents(ctx.db, facts, scope, { by, isDescending: isDescending !== isReversed }, part),
  )
  const atRisk = await countAtRisk(ctx.db, facts)
  return {
    students: rows.map((row) => viewStudent(row, facts, ctx.now())),
    ...{ total, page, pages, hasMore, median: facts.median, atRisk },
  }
}

/** All that the filters find, by name. */
export async function studentsCsv(ctx: Context, courseId: string, filter: StudentFilter): Promise<FileReply> {
  const { title } = await courseForOwner(ctx, courseId)
  const facts = await factsOfClass(ctx, courseId)
  const scope = await scopeOf(ctx.db, facts, filter)
  const view = (row: StudentRow) => viewStudent(row, facts, ctx.now())
  return csvReply<StudentRow>(ctx, {
    name: 'students',
    of: title,
    columns: [
      ['Name', (row) => row.name],
      ['Email', (row) => row.email],
      ['Progress', (row) => formatPercent(view(row).progress)],
      ['Lectures completed', (row) => view(row).completedLectures],
      ['Lectures', () => facts.lectures],
      ['Enrolled at (Kigali)', (row) => csvTime(row.enrolled_at)],
      ['Last active at (Kigali)', (row) => csvTime(row.last_active_at)],
      [
        'At risk',
        (row) =>
          view(row)
            .risks.map((risk) => IN_THE_FILE[risk])
            .join(', '),
      ],
    ],
    pages: rowsInPages<StudentRow>((last, rows) => selectStudentsAfter(ctx.db, facts, scope, last, rows)),
  })
}

const IN_THE_FILE = { away: 'no visit for 7 days', behind: 'behind the class' }
