import { contract } from '@academy/contract'
import { type Route, route } from '../../http/route.ts'
import { dropJob, listFailedJobs, retryJob, retryJobsNamed } from './failed-jobs.ts'
import { readMetrics } from './read-metrics.ts'

export const systemRoutes: Route[] = [
  route(contract.systemMetrics, (ctx, { query }) => readMetrics(ctx, query)),
  route(contract.failedJobs, (ctx) => listFailedJobs(ctx)),
  route(contract.retryJob, (ctx, { params }) => retryJob(ctx, params.id)),
  route(contract.retryJobs, (ctx, { body }) => retryJobsNamed(ctx, body.name)),
  route(contract.dropJob, (ctx, { params }) => dropJob(ctx, params.id)),
]
