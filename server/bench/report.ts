import type { Comparison } from './compare.ts'
import { GROWTH_PROMISED, type Growth } from './growth.ts'

export const say = (line = '') => process.stdout.write(`${line}\n`)

const number = (value: number) => value.toFixed(value < 100 ? 1 : 0)
const mark = (isKept: boolean) => (isKept ? 'kept' : 'MISSED')

function table(rows: string[][]): void {
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

export function reportComparisons(found: Comparison[]): void {
  const head = ['', 'ours/s', 'bare/s', 'ratio', 'promised', 'p50 ms', 'p95 ms', 'p99 ms', '']
  const rows = found.map(({ name, ours, bare, ratio, promised, ms }) => [
    ...[name, number(ours), number(bare), ratio.toFixed(2), `≥ ${promised.toFixed(1)}`],
    ...[number(ms.p50), number(ms.p95), number(ms.p99), mark(ratio >= promised)],
  ])
  table([head, ...rows])
}

export function reportGrowth(found: Growth[]): void {
  const head = ['ten times the rows', 'before: p95 ms', 'after: p95 ms', 'ratio', 'promised', '']
  const rows = found.map(({ name, smallMs, largeMs, ratio }) => [
    ...[name, smallMs.toFixed(1), largeMs.toFixed(1), ratio.toFixed(2), `≤ ${GROWTH_PROMISED}`],
    mark(ratio <= GROWTH_PROMISED),
  ])
  table([head, ...rows])
}

export interface Figure {
  name: string
  value: number | null
  unit: string
  max: number
}

export function reportFigures(figures: Figure[]): void {
  const rows = figures.map(({ name, value, unit, max }) =>
    value === null
      ? [name, 'not measured here', '', '']
      : [
          name,
          `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
          ...(max === Number.POSITIVE_INFINITY ? ['', ''] : [`≤ ${max} ${unit}`, mark(value <= max)]),
        ],
  )
  table([['', 'measured', 'promised', ''], ...rows])
}
