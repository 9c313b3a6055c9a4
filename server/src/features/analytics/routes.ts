import { contract } from '@academy/contract'
import type { AnalyticsChart } from '@academy/contract/analytics'
import { fileRoute, type Route, route } from '../../http/route.ts'
import { chartCsv } from './csv.ts'
import { items } from './items.ts'
import { lectureShares } from './lectures.ts'
import { decisions, payments } from './payments.ts'
import { assessments, results } from './results.ts'
import { completions, enrolments, learners, revenue } from './series.ts'
import { summary } from './summary.ts'

export const analyticsRoutes: Route[] = [
  route(contract.analytics, (ctx, { query }) => summary(ctx, query)),
  route(contract.analyticsEnrolments, (ctx, { query }) => enrolments(ctx, query)),
  route(contract.analyticsLearners, (ctx, { query }) => learners(ctx, query)),
  route(contract.analyticsCompletions, (ctx, { query }) => completions(ctx, query)),
  route(contract.analyticsLectures, (ctx, { query }) => lectureShares(ctx, query)),
  route(contract.analyticsResults, (ctx, { query }) => results(ctx, query)),
  route(contract.analyticsAssessments, (ctx, { query }) => assessments(ctx, query)),
  route(contract.analyticsItems, (ctx, { query }) => items(ctx, query)),
  route(contract.analyticsRevenue, (ctx, { query }) => revenue(ctx, query)),
  route(contract.analyticsPayments, (ctx, { query }) => payments(ctx, query)),
  route(contract.analyticsDecisions, (ctx, { query }) => decisions(ctx, query)),
  // The contract lets only names of charts pass.
  fileRoute(contract.analyticsCsv, (ctx, { params, query }) =>
    chartCsv(ctx, params.chart as AnalyticsChart, query),
  ),
]
