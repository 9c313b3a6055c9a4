import { LIST_DEFAULT_ROWS } from '@academy/contract/http'
import type { submissionsQuery } from '@academy/contract/quizzes'
import type { z } from 'zod'
import type { Context } from '../../../http/context.ts'
import { newestSubmissions, pageOfSubmissions, type SubmissionScope } from '../../attempts/index.ts'
import { courseForOwner } from '../../courses/index.ts'
import { readStats } from '../read-quizzes.ts'
import { ownScope } from './access.ts'
import { viewSubmissionInList } from './views.ts'

type Query = z.output<typeof submissionsQuery>

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

/** What is no id finds nothing. */
async function list(ctx: Context, query: Query, scope: SubmissionScope) {
  const { course, quiz, search, status, order, page, limit } = query
  const wanted = {
    ...scope,
    courseId: course?.toLowerCase() || undefined,
    assessmentId: quiz?.toLowerCase() || undefined,
    search: search || undefined,
    status,
  }
  const { rows, ...counts } =
    order === 'newest'
      ? await newestSubmissions(ctx.db, wanted, limit ?? LIST_DEFAULT_ROWS)
      : await pageOfSubmissions(ctx.db, wanted, { page, limit })
  return { submissions: rows.map(viewSubmissionInList), ...counts }
}
