import type { Comparison } from './compare.ts'
import { FEW_PAGES, isKept, NOISE_MS, PAGES_PROMISED } from './growth/kept.ts'
import type { GrowthReport } from './growth/measure.ts'

export const say = (line = '') => process.stdout.write(`${line}\n`)

const number = (value: number) => value.toFixed(value < 100 ? 1 : 0)
const exact = (value: number) => value.toFixed(2)
const mark = (isKept: boolean) => (isKept ? 'kept' : 'MISSED')

export function table(rows: string[][]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) {
    say(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
  }
  say()
}

/** The median of the rounds; how far the ratios of the rounds lie apart; milliseconds of processor a call, the database's among them. */
export function reportComparisons(found: readonly Comparison[], [us, them] = ['ours', 'bare']): void {
  const head = [
    ...['', `${us}/s`, `${them}/s`, 'ratio', '±', 'promised', 'CPU ms', them, 'client'],
    ...['p50 ms', them, 'p95 ms', them, 'p99 ms', them, ''],
  ]
  const rows = found.map(({ name, ours, bare, ratio, spread, promised, clientMs }) => [
    ...[name, number(ours.perSecond), number(bare.perSecond), exact(ratio)],
    ...[
      `${(spread * 50).toFixed(0)} %`,
      promised > 0 ? `≥ ${promised}` : '',
      exact(ours.cpuMs),
      exact(bare.cpuMs),
      exact(clientMs),
    ],
    ...(['p50', 'p95', 'p99'] as const).flatMap((part) => [number(ours.ms[part]), number(bare.ms[part])]),
    promised > 0 ? mark(ratio >= promised) : '',
  ])
  table([head, ...rows])
}

const NAME_WIDTH = 96
const CELL_WIDTH = 9
const rowOf = (name: string, cells: readonly string[]) =>
  `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`

export function growthReport(): GrowthReport {
  const kept = { all: 0, missed: 0 }
  return {
    head(spread, times) {
      const sizes = times.slice(1).map((size) => `×${size}`)
      Object.assign(kept, { all: 0, missed: 0 })
      say(
        `Where less than ${NOISE_MS} ms lie between them, pages decide: at most ${PAGES_PROMISED} times as many, or ${FEW_PAGES}.`,
      )
      say(rowOf(spread, ['pages', ...sizes, 'p50 ms', ...sizes, 'ratio', 'promised']))
    },
    row(growth) {
      kept.all += 1
      if ('fault' in growth || !isKept(growth)) kept.missed += 1
      if ('fault' in growth) return say(rowOf(growth.name, [growth.fault]))
      const { name, ms, ratio, pages, promised } = growth
      const counted = pages.length > 0 ? pages.map(String) : ms.map(() => '')
      say(rowOf(name, [...counted, ...ms.map(number), exact(ratio), `≤ ${promised}`, mark(isKept(growth))]))
    },
    end() {
      say(`${kept.missed} of ${kept.all} grow by more than promised, or were not answered`)
      say()
      if (kept.missed > 0) process.exitCode = 1
    },
  }
}

export interface Figure {
  name: string
  /** Null where this machine does not tell it. */
  value: number | null
  unit: string
  max?: number
  min?: number
}

export function reportFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, unit, max, min }) => {
    if (value === null) return [name, 'not measured here', '', '']
    const said = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`
    if (max !== undefined && max < Number.POSITIVE_INFINITY)
      return [name, said, `≤ ${max} ${unit}`, mark(value <= max)]
    if (min !== undefined) return [name, said, `≥ ${min} ${unit}`, mark(value >= min)]
    return [name, said, '', '']
  })
  table([['', 'measured', 'promised', ''], ...rows])
}
