import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Comparison } from './compare.ts'
import { growthReport, reportComparisons, reportFigures } from './report.ts'

let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const MEASURED = { perSecond: 100, ms: { p50: 1, p95: 2, p99: 3 }, cpuMs: 1.5 }
const comparison = (of: Partial<Comparison>): Comparison => ({
  ...{ name: 'mark', promised: 0.85, ours: MEASURED, bare: MEASURED, ratio: 0.9, spread: 0.2, clientMs: 0.1 },
  ...of,
})

test.each<[string, () => void]>([
  ['a figure', () => reportFigures([{ name: 'p99', value: 2, unit: 's', max: 1 }])],
  ['a ratio', () => reportComparisons([comparison({ ratio: 0.8 })])],
  ['the time of the processor', () => reportComparisons([comparison({ promised: 0, maxCpuMs: 1.4 })])],
  [
    'growth',
    () => {
      const report = growthReport()
      report.row({ name: 'a list', promised: 1.3, ms: [10, 20], pages: [], ratio: 2, spread: 0.2 })
      report.end()
    },
  ],
])('the bench ends with 1 where %s is missed', (_what, report) => {
  report()
  expect(said).toContain('MISSED')
  expect(process.exitCode).toBe(1)
})

test('the bench ends with 0 where all is kept, or nothing is promised', () => {
  reportFigures([
    { name: 'p99', value: 1, spread: 0.5, unit: 's', max: 1 },
    { name: 'nginx', value: null, unit: '', max: 1 },
  ])
  reportComparisons([comparison({ maxCpuMs: 1.6 }), comparison({ promised: 0, ratio: 0.1 })])
  expect(said).not.toContain('MISSED')
  expect(said).toContain('25 %')
  expect(process.exitCode).toBeUndefined()
})

test('what was not measured stays empty', () => {
  const whole = { ...MEASURED, ms: { p50: Number.NaN, p95: Number.NaN, p99: Number.NaN } }
  reportComparisons([comparison({ ours: whole, bare: whole })])
  expect(said).not.toContain('NaN')
})

test('a table of growth says how it judges', () => {
  growthReport().head('even', [1, 100], 3)
  for (const words of ['median of their ratios', '3 rounds', 'pages of 8 KB', '500 students'])
    expect(said).toContain(words)
})
