import type { SystemMetrics } from '@academy/contract/system'

const AT = '2026-11-20T12:04:00.000Z'
const pool = { max: 12, inUse: 2, idle: 4, waiting: 0 }
const COUNTS = [180, 210, 240, 205, 260, 310, 290, 330, 300, 350, 340, 120]

/** For the tests of this room: an afternoon of two nodes. */
export const METRICS: SystemMetrics = {
  at: AT,
  version: '0.2.0',
  nodes: [
    {
      name: 'kigali-1:5000',
      version: '0.2.0',
      state: 'up',
      startedAt: '2026-11-17T08:00:00.000Z',
      seenAt: '2026-11-20T12:03:55.000Z',
      uptimeSeconds: 273_600,
      calls: { count: 2104, errors: 0, p50Ms: 9.2, p95Ms: 84 },
      liveConnections: 41,
      pool,
      databaseLatencyMs: 1.4,
      diskFreeBytes: 62_000_000_000,
    },
    {
      name: 'kigali-2:5000',
      version: '0.2.0',
      state: 'silent',
      startedAt: '2026-11-17T08:00:00.000Z',
      seenAt: '2026-11-20T11:51:00.000Z',
      uptimeSeconds: 272_000,
      calls: { count: 1031, errors: 4, p50Ms: 12, p95Ms: 310 },
      liveConnections: 12,
      pool: { ...pool, waiting: 3 },
      databaseLatencyMs: 6.2,
      diskFreeBytes: 18_000_000_000,
    },
  ],
  uptimeSeconds: 273_600,
  calls: {
    kinds: [
      { kind: 'read', count: 2104, errors: 0, p50Ms: 7.4, p95Ms: 62 },
      { kind: 'write', count: 318, errors: 0, p50Ms: 18, p95Ms: 142 },
      { kind: 'file', count: 512, errors: 0, p50Ms: 34, p95Ms: 1840 },
      { kind: 'page', count: 201, errors: 0, p50Ms: 3.1, p95Ms: 9.6 },
    ],
    slowest: [
      { call: 'GET /api/audit/csv', count: 6, errors: 0, p50Ms: 900, p95Ms: 2100 },
      { call: 'POST /api/user/login', count: 84, errors: 0, p50Ms: 210, p95Ms: 420 },
      { call: 'GET /api/analytics/learners', count: 31, errors: 0, p50Ms: 90, p95Ms: 230 },
    ],
    steps: COUNTS.map((count, step) => ({
      at: new Date(Date.parse(AT) - (COUNTS.length - 1 - step) * 300_000).toISOString(),
      count,
      errors: 0,
      p50Ms: 8,
      p95Ms: 70 + ((step * 37) % 60),
    })),
  },
  database: { serverVersion: '17.2', sizeBytes: 412_000_000, latencyMs: 1.4, pool },
  jobs: {
    kinds: [
      { name: 'draw-certificate', due: 0, later: 0, running: 1, retrying: 0, failed: 0, oldestDueAt: null },
      { name: 'draw-lecture-pages', due: 0, later: 0, running: 0, retrying: 0, failed: 1, oldestDueAt: null },
      {
        name: 'send-mail',
        due: 2,
        later: 0,
        running: 0,
        retrying: 1,
        failed: 0,
        oldestDueAt: '2026-11-20T12:03:40.000Z',
      },
      {
        name: 'sweep-lecture-files',
        due: 0,
        later: 1,
        running: 0,
        retrying: 0,
        failed: 0,
        oldestDueAt: null,
      },
    ],
    isMore: false,
  },
  storage: {
    backend: 'disk',
    files: 1204,
    usedBytes: 44_023_414_784,
    measuredAt: '2026-11-20T08:00:00.000Z',
    freeBytes: 62_000_000_000,
  },
  mail: { transport: 'smtp', lastSentAt: '2026-11-20T12:02:10.000Z', lastFailure: null },
  liveConnections: 41,
}
