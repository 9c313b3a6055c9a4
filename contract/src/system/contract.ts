import { z } from 'zod'
import { endpoint } from '../http/index.ts'
import * as M from './messages.ts'
import { CALL_KINDS, JOB_NAME_PATTERN } from './rules.ts'

/** Of answered calls in the last hour. A time is null where none was; `errors` are answers of 500 and above. */
const times = z.object({
  count: z.number(),
  errors: z.number(),
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
})
export type CallTimes = z.infer<typeof times>

/** What failed, by its class, and a first line without addresses, names or secrets. */
const failure = z.object({ kind: z.string(), line: z.string() })

const pool = z.object({ max: z.number(), inUse: z.number(), idle: z.number(), waiting: z.number() })

const node = z.object({
  name: z.string(),
  version: z.string(),
  /** 'silent': it has not reported for a while, and did not say that it stops. */
  state: z.enum(['up', 'silent']),
  startedAt: z.string(),
  seenAt: z.string(),
  uptimeSeconds: z.number(),
  calls: times,
  liveConnections: z.number(),
  pool,
  databaseLatencyMs: z.number().nullable(),
  diskFreeBytes: z.number().nullable(),
})
export type SystemNode = z.infer<typeof node>

const metrics = z.object({
  at: z.string(),
  /** Of the academy, as its newest node counts it. */
  version: z.string(),
  nodes: z.array(node),
  /** Since the first of the running nodes started. */
  uptimeSeconds: z.number(),
  calls: z.object({
    kinds: z.array(times.extend({ kind: z.enum(CALL_KINDS) })),
    slowest: z.array(times.extend({ call: z.string() })),
    /** The last hour, the oldest step first. */
    steps: z.array(times.extend({ at: z.string() })),
  }),
  database: z.object({
    serverVersion: z.string(),
    sizeBytes: z.number(),
    /** The slowest node's. */
    latencyMs: z.number().nullable(),
    pool,
  }),
  jobs: z.object({
    kinds: z.array(
      z.object({
        name: z.string(),
        /** Waiting, and their time has come. */
        due: z.number(),
        later: z.number(),
        running: z.number(),
        /** Failed, and tried again by itself. */
        retrying: z.number(),
        failed: z.number(),
        oldestDueAt: z.string().nullable(),
      }),
    ),
    /** There are more than were counted. */
    isMore: z.boolean(),
  }),
  storage: z.object({
    backend: z.enum(['disk', 's3']),
    /** Null until it was measured. */
    files: z.number().nullable(),
    usedBytes: z.number().nullable(),
    measuredAt: z.string().nullable(),
    /** Where files lie on the nodes' own disk: what the fullest has left. */
    freeBytes: z.number().nullable(),
  }),
  mail: z.object({
    /** 'outbox': no mail server is set, letters are files. */
    transport: z.enum(['smtp', 'outbox']),
    lastSentAt: z.string().nullable(),
    lastFailure: failure.extend({ at: z.string() }).nullable(),
  }),
  liveConnections: z.number(),
})
export type SystemMetrics = z.infer<typeof metrics>

const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  /** 'retrying': it has tries left, the next at `nextTryAt`. */
  state: z.enum(['failed', 'retrying']),
  failedAt: z.string(),
  nextTryAt: z.string().nullable(),
  attempts: z.number(),
  maxAttempts: z.number(),
  /** Null when its process died while it ran. */
  error: failure.nullable(),
})
export type FailedJob = z.infer<typeof failedJob>

const nodeName = z.string().regex(/^[\w.:-]{1,128}$/, M.nodeInvalid)
const jobId = z.string().regex(/^[1-9]\d{0,17}$/, M.jobIdInvalid)

export const systemContract = {
  systemMetrics: endpoint('GET /api/system/metrics', {
    who: 'superadmin',
    summary: 'How the academy runs, on all its nodes together or on one: what `/metrics` of each node knows',
    query: z.object({ node: nodeName.optional() }),
    reply: metrics,
  }),
  failedJobs: endpoint('GET /api/system/failed-jobs', {
    who: 'superadmin',
    summary: 'Jobs that failed, the newest first: 50 of them, and how many of each kind there are',
    reply: z.object({
      jobs: z.array(failedJob),
      kinds: z.array(z.object({ name: z.string(), count: z.number() })),
      total: z.number(),
      /** There are more than were counted. */
      isMore: z.boolean(),
    }),
  }),
  retryJob: endpoint('POST /api/system/failed-jobs/{id}/retry', {
    who: 'superadmin',
    summary: 'Try a failed job again, now and with all its tries; asked twice it is tried once',
    params: { id: jobId },
    reply: z.object({ message: z.string(), retried: z.number() }),
  }),
  retryJobs: endpoint('POST /api/system/failed-jobs/retry', {
    who: 'superadmin',
    summary: 'Try all failed jobs of a kind again',
    body: z.object({ name: z.string().regex(JOB_NAME_PATTERN, M.jobNameInvalid) }),
    reply: z.object({ message: z.string(), retried: z.number() }),
  }),
  dropJob: endpoint('DELETE /api/system/failed-jobs/{id}', {
    who: 'superadmin',
    summary: 'Drop a failed job: what it was to do is not done',
    params: { id: jobId },
    reply: z.object({ message: z.string(), dropped: z.number() }),
  }),
}
