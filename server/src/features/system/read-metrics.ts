import {
  JOBS_COUNTED,
  SYSTEM_MESSAGES as M,
  NODE_SILENT_AFTER_SECONDS,
  type SystemMetrics,
} from '@academy/contract/system'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import { countJobs } from '../../services/jobs/index.ts'
import { type StorageUse, storageUse } from '../../storage/index.ts'
import { VERSION } from '../../version.ts'
import { allTimes, mergeCalls } from './calls.ts'
import { type NodeReport, nodeReport } from './node-report.ts'
import { describeDatabase, findNodes, type NodeRow } from './store.ts'

/** As a node says of itself; null where another version of the academy said it otherwise. */
interface KnownNode {
  row: NodeRow
  isUp: boolean
  report: NodeReport | null
}

/** How all nodes do, or one; queue, storage and database are everybody's. */
export async function readMetrics(
  ctx: Context,
  { node }: { node?: string | undefined },
): Promise<SystemMetrics> {
  const now = ctx.now()
  const rows = await findNodes(ctx.db)
  const all = rows.filter(({ stopped_at }) => stopped_at === null).map((row) => known(row, now))
  const asked = node === undefined ? all : all.filter(({ row }) => row.name === node)
  if (node !== undefined && asked.length === 0) throw notFound(M.nodeGone)
  const answering = asked.filter(({ isUp }) => isUp).flatMap(({ report }) => report ?? [])
  const queue = await countJobs(ctx.db, JOBS_COUNTED)
  return {
    at: now.toISOString(),
    version: VERSION,
    nodes: all.map((one) => viewNode(one, now)),
    uptimeSeconds: longestUptime(asked, now),
    calls: mergeCalls(
      answering.map(({ calls }) => calls),
      now.getTime(),
    ),
    database: {
      ...(await describeDatabase(ctx.db)),
      latencyMs: slowest(answering),
      pool: sumOfPools(answering),
    },
    jobs: {
      kinds: queue.kinds.map(({ oldestDueAt, ...kind }) => ({
        ...kind,
        oldestDueAt: oldestDueAt?.toISOString() ?? null,
      })),
      isMore: queue.isMore,
    },
    storage: viewStorage(ctx, await storageUse(ctx.db), answering),
    mail: { transport: ctx.config.mailUrl ? 'smtp' : 'outbox', ...lastMails(rows) },
    liveConnections: answering.reduce((sum, { liveConnections }) => sum + liveConnections, 0),
  }
}

function known(row: NodeRow, now: Date): KnownNode {
  const read = nodeReport.safeParse(row.report)
  const silentMs = now.getTime() - row.seen_at.getTime()
  return { row, isUp: silentMs <= NODE_SILENT_AFTER_SECONDS * 1000, report: read.success ? read.data : null }
}

const secondsBetween = (from: Date, to: Date) =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000))

function viewNode({ row, isUp, report }: KnownNode, now: Date): SystemMetrics['nodes'][number] {
  return {
    name: row.name,
    version: report?.version ?? '',
    state: isUp ? 'up' : 'silent',
    startedAt: row.started_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    uptimeSeconds: secondsBetween(row.started_at, isUp ? now : row.seen_at),
    calls: allTimes(report ? [report.calls] : []),
    liveConnections: report?.liveConnections ?? 0,
    pool: report?.pool ?? NO_POOL,
    databaseLatencyMs: report?.databaseLatencyMs ?? null,
    diskFreeBytes: report?.diskFreeBytes ?? null,
  }
}

const longestUptime = (nodes: readonly KnownNode[], now: Date) =>
  Math.max(0, ...nodes.filter(({ isUp }) => isUp).map(({ row }) => secondsBetween(row.started_at, now)))

const NO_POOL = { max: 0, inUse: 0, idle: 0, waiting: 0 }
const sumOfPools = (reports: readonly NodeReport[]) =>
  reports.reduce(
    (sum, { pool }) => ({
      max: sum.max + pool.max,
      inUse: sum.inUse + pool.inUse,
      idle: sum.idle + pool.idle,
      waiting: sum.waiting + pool.waiting,
    }),
    NO_POOL,
  )

function slowest(reports: readonly NodeReport[]): number | null {
  const told = reports.flatMap(({ databaseLatencyMs }) => databaseLatencyMs ?? [])
  return told.length === 0 ? null : Math.max(...told)
}

function viewStorage(
  { config }: Context,
  use: StorageUse | undefined,
  reports: readonly NodeReport[],
): SystemMetrics['storage'] {
  const free = reports.flatMap(({ diskFreeBytes }) => diskFreeBytes ?? [])
  return {
    backend: config.storageUrl ? 's3' : 'disk',
    files: use?.files ?? null,
    usedBytes: use === undefined ? null : Number(use.size_bytes),
    measuredAt: use?.measured_at.toISOString() ?? null,
    freeBytes: config.storageUrl || free.length === 0 ? null : Math.min(...free),
  }
}

/** The last mails of all nodes, of those that have stopped too. */
function lastMails(rows: readonly NodeRow[]): Pick<SystemMetrics['mail'], 'lastSentAt' | 'lastFailure'> {
  const sent = rows.flatMap(({ mail_sent_at }) => mail_sent_at?.toISOString() ?? []).sort()
  const failures = rows.flatMap(({ mail_failed_at, mail_failure_kind, mail_failure_line }) =>
    mail_failed_at
      ? [{ at: mail_failed_at.toISOString(), kind: mail_failure_kind ?? '', line: mail_failure_line ?? '' }]
      : [],
  )
  failures.sort((a, b) => (a.at < b.at ? -1 : 1))
  return { lastSentAt: sent.at(-1) ?? null, lastFailure: failures.at(-1) ?? null }
}
