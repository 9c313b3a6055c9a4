import type { SystemMetrics } from '@academy/contract/system'
import { describe, expect, test } from 'vitest'
import { METRICS } from './example.ts'
import { formatBytes, formatMs, formatUptime } from './figures.ts'
import { troublesOf } from './health.ts'

test.each([
  [null, '–'],
  [0.4, '< 1 ms'],
  [3.6, '4 ms'],
  [820, '820 ms'],
  [1240, '1.2 s'],
  [10_000, '10 s+'],
])('%s ms is said as %s', (ms, said) => expect(formatMs(ms)).toBe(said))

test.each([
  [45, '45 s'],
  [750, '12 min'],
  [15_120, '4 h 12 min'],
  [7200, '2 h'],
  [273_600, '3 d 4 h'],
])('%s seconds are said as %s', (seconds, said) => expect(formatUptime(seconds)).toBe(said))

test('sizes and counts', () => {
  expect([formatBytes(null), formatBytes(52_428_800), formatBytes(44_023_414_784)]).toEqual([
    '–',
    '50 MB',
    '41 GB',
  ])
})

describe('trouble', () => {
  const node = METRICS.nodes[0] as SystemMetrics['nodes'][number]
  const job = { name: 'send-mail', due: 0, later: 0, running: 0, retrying: 0, failed: 0, oldestDueAt: null }
  const quiet = { ...METRICS, jobs: { kinds: [], isMore: false }, nodes: [node] }
  test.each<[string, Partial<SystemMetrics>, string[]]>([
    ['nothing', {}, []],
    ['no node has reported yet', { nodes: [] }, []],
    ['one of two is silent', { nodes: [node, { ...node, state: 'silent' }] }, ['silent-node']],
    ['all are silent', { nodes: [{ ...node, state: 'silent' }] }, ['no-node']],
    ['a full disk', { nodes: [{ ...node, diskFreeBytes: 1e9 }] }, ['disk']],
    ['a failed job', { jobs: { kinds: [{ ...job, failed: 1 }], isMore: false } }, ['failed-jobs']],
    ['one that is tried again', { jobs: { kinds: [{ ...job, retrying: 1 }], isMore: false } }, []],
    [
      'a job that nobody takes',
      { jobs: { kinds: [{ ...job, due: 1, oldestDueAt: '2026-11-20T09:00:00Z' }], isMore: false } },
      ['no-worker'],
    ],
    [
      'mail that fails',
      { mail: { ...METRICS.mail, lastFailure: { at: METRICS.at, kind: 'EAUTH', line: '' } } },
      ['mail'],
    ],
  ])('%s', (_, change, troubles) => expect(troublesOf({ ...quiet, ...change })).toEqual(troubles))
})
