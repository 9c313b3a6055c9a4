import { type AnalyticsChart, ANALYTICS_MESSAGES as M, type Series } from '@academy/contract/analytics'
import type { CsvValue } from '@academy/contract/text/csv'
import type { Context } from '../../http/context.ts'
import { type CsvColumn, csvReply } from '../../http/csv-reply.ts'
import type { FileReply } from '../../http/file-reply.ts'
import { invalid } from '../../http/problem.ts'
import { titleForOwner } from '../courses/index.ts'
import { items } from './items.ts'
import { lectureShares } from './lectures.ts'
import { decisions, payments } from './payments.ts'
import { assessments, type ResultsQuery, results } from './results.ts'
import { completions, enrolments, learners, revenue } from './series.ts'

type Query = ResultsQuery & { assessment?: string | undefined }
type Line = readonly CsvValue[]
interface Sheet {
  headings: readonly string[]
  lines: Line[]
}

/** What a chart shows, as rows. A chart has a bound, so that its file is one page. */
export async function chartCsv(ctx: Context, chart: AnalyticsChart, query: Query): Promise<FileReply> {
  const { headings, lines } = await SHEETS[chart](ctx, query)
  const columns: CsvColumn<Line>[] = headings.map((heading, n) => [heading, (line) => line[n]])
  const of = await titleForOwner(ctx, query.course)
  return csvReply(ctx, { name: `analytics-${chart}`, of, columns, pages: once(lines) })
}

async function* once(lines: Line[]) {
  yield lines
}

const STRETCH = ['From', 'To']

const seriesSheet = (name: string, { points }: Pick<Series, 'points'>): Sheet => ({
  headings: [...STRETCH, name, 'Range before'],
  lines: points.map(({ from, to, count, before }) => [from, to, count, before]),
})

const SHEETS: Record<AnalyticsChart, (ctx: Context, query: Query) => Promise<Sheet>> = {
  enrolments: async (ctx, query) => ({
    headings: [...STRETCH, 'Enrolments', 'Range before', 'Paid', 'Free'],
    lines: (await enrolments(ctx, query)).points.map(({ from, to, count, before, paid }) => [
      ...[from, to, count, before, paid, count - paid],
    ]),
  }),
  learners: async (ctx, query) => seriesSheet('Active students', await learners(ctx, query)),
  completions: async (ctx, query) => seriesSheet('Lectures completed', await completions(ctx, query)),
  revenue: async (ctx, query) => seriesSheet('Revenue (RWF)', await revenue(ctx, query)),
  lectures: async (ctx, query) => ({
    headings: [query.course ? 'Lecture' : 'Course', 'Completed', 'Of', 'Completed before', 'Of before'],
    lines: (await lectureShares(ctx, query)).rows.map((row) => [
      ...[row.title, row.completed, row.expected, row.completedBefore, row.expectedBefore],
    ]),
  }),
  results: async (ctx, query) => ({
    headings: ['From percent', 'To percent', 'Results', 'Range before'],
    lines: (await results(ctx, query)).bands.map((b) => [b.fromPercent, b.toPercent, b.count, b.before]),
  }),
  assessments: async (ctx, query) => ({
    headings: ['Title', 'Kind', 'Course', 'Handed in', 'Graded', 'Passed', 'Mean percent'],
    lines: (await assessments(ctx, query)).assessments.map((a) => [
      ...[a.title, a.kind, a.courseTitle, a.submissions, a.graded, a.passed, a.meanPercent],
    ]),
  }),
  items: async (ctx, { assessment, ...query }) => {
    if (!assessment) throw invalid(M.assessmentRequired)
    return {
      headings: ['Position', 'Question', 'Answers', 'Facility', 'Discrimination'],
      lines: (await items(ctx, { ...query, assessment })).items.map((item) => [
        ...[item.position, item.question, item.answers, item.facility, item.discrimination],
      ]),
    }
  },
  payments: async (ctx, query) => ({
    headings: [...STRETCH, 'Pending', 'Approved', 'Rejected'],
    lines: (await payments(ctx, query)).points.map((p) => [p.from, p.to, p.pending, p.approved, p.rejected]),
  }),
  decisions: async (ctx, query) => ({
    headings: ['From minutes', 'To minutes', 'Decisions', 'Range before'],
    lines: (await decisions(ctx, query)).bands.map((b) => [b.fromMinutes, b.toMinutes, b.count, b.before]),
  }),
}
