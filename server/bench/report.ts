import type { Comparison } from './compare.ts'
import { type Growth, isKept } from './growth.ts'

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
  const head = ['ten times the rows', 'pages', '', 'ms', '', 'ratio', '']
  const rows = found.map((growth) => {
    const { name, smallMs, largeMs, ratio, pages } = growth
    const counted = pages ? [String(pages.small), String(pages.large)] : ['', '']
    return [name, ...counted, smallMs.toFixed(1), largeMs.toFixed(1), ratio.toFixed(2), mark(isKept(growth))]
  })
  table([head, ...rows])
  const missed = found.filter((growth) => !isKept(growth)).length
  if (missed > 0) say(`${missed} of ${found.length} grow by more than promised`)
  if (missed > 0) process.exitCode = 1
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
