import type { submissionsCsvQuery, submissionsQuery } from '@academy/contract/quizzes'
import type { z } from 'zod'
import type { Context } from '../../../http/context.ts'
import { csvReply } from '../../../http/csv-reply.ts'
import {
  pageOfSubmissions,
  type SubmissionScope,
  submissionCsvColumns,
  submissionPages,
} from '../../attempts/index.ts'
import { courseForOwner, titleForOwner } from '../../courses/index.ts'
import { quizForOwner } from '../access.ts'
import { readStats } from '../teaching/read-quizzes.ts'
import { ownScope } from './access.ts'
import { viewSubmissionInList } from './views.ts'

type Query = z.output<typeof submissionsQuery>
type CsvQuery = z.output<typeof submissionsCsvQuery>

export const listOwnSubmissions = (ctx: Context, query: Query) => list(ctx, query, ownScope(ctx))

export const listAllSubmissions = (ctx: Context, query: Query) => list(ctx, query, { kind: 'quiz' })

export async function listCourseSubmissions(ctx: Context, courseId: string, query: Query) {
  await courseForOwner(ctx, courseId)
  return list(ctx, { ...query, course: courseId }, { kind: 'quiz' })
}

export async function listQuizSubmissions(ctx: Context, quizId: string, query: Query) {
  const { stats, quiz } = await readStats(ctx, quizId)
  const page = await list(ctx, { ...query, course: undefined, quiz: quizId }, { kind: 'quiz' })
  return { ...page, quiz, stats }
}

async function list(ctx: Context, query: Query, scope: SubmissionScope) {
  const { sort, page, limit } = query
  const { rows, ...counts } = await pageOfSubmissions(
    ctx.db,
    { ...wantedOf(query, scope), sort },
    { page, limit },
  )
  return { submissions: rows.map(viewSubmissionInList), ...counts }
}

/** What is no id finds nothing. */
const wantedOf = ({ course, quiz, search, status, from, to, ids }: CsvQuery, scope: SubmissionScope) => ({
  ...scope,
  courseId: course?.toLowerCase() || undefined,
  assessmentId: quiz?.toLowerCase() || undefined,
  search: search || undefined,
  ...{ status, from, to, ids },
})

export const ownSubmissionsCsv = async (ctx: Context, query: CsvQuery) => csv(ctx, query, ownScope(ctx))

export const allSubmissionsCsv = async (ctx: Context, query: CsvQuery) => csv(ctx, query, { kind: 'quiz' })

export async function courseSubmissionsCsv(ctx: Context, courseId: string, query: CsvQuery) {
  await courseForOwner(ctx, courseId)
  return csv(ctx, { ...query, course: courseId }, { kind: 'quiz' })
}

export async function quizSubmissionsCsv(ctx: Context, quizId: string, query: CsvQuery) {
  const { title, course_id } = await quizForOwner(ctx, quizId)
  const of = `${title} ${(await titleForOwner(ctx, course_id)) ?? ''}`
  return csv(ctx, { ...query, course: undefined, quiz: quizId }, { kind: 'quiz' }, of)
}

const csv = async (ctx: Context, query: CsvQuery, scope: SubmissionScope, of?: string) =>
  csvReply(ctx, {
    name: 'quiz-submissions',
    of: of ?? (await titleForOwner(ctx, query.course?.toLowerCase())),
    columns: submissionCsvColumns('Quiz'),
    pages: submissionPages(ctx.db, wantedOf(query, scope)),
  })
