import { type Comparison, isKeptBy } from './compare.ts'
import { FEW_PAGES, isKept, NOISE_MS, PAGES_PROMISED } from './growth/kept.ts'
import type { GrowthReport } from './growth/measure.ts'
import { say } from './say.ts'

/** Nothing where nothing was measured. */
const number = (value: number) => (Number.isFinite(value) ? value.toFixed(value < 100 ? 1 : 0) : '')
const exact = (value: number) => value.toFixed(2)
/** What is missed ends the bench with 1, once all is measured. */
function judged(isKept: boolean): string {
  if (!isKept) process.exitCode = 1
  return isKept ? 'kept' : 'MISSED'
}
const percent = (spread: number) => `${(spread * 50).toFixed(0)} %`

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
    ...['', `${us}/s`, `${them}/s`, 'ratio', '±', 'promised', 'CPU ms', 'promised', them, 'client'],
    ...['p50 ms', them, 'p95 ms', them, 'p99 ms', them, ''],
  ]
  const rows = found.map((comparison) => {
    const { name, ours, bare, ratio, spread, promised, maxCpuMs, clientMs } = comparison
    return [
      ...[name, number(ours.perSecond), number(bare.perSecond), exact(ratio), percent(spread)],
      ...[promised > 0 ? `≥ ${promised}` : '', exact(ours.cpuMs), maxCpuMs ? `≤ ${maxCpuMs}` : ''],
      ...[exact(bare.cpuMs), exact(clientMs)],
      ...(['p50', 'p95', 'p99'] as const).flatMap((part) => [number(ours.ms[part]), number(bare.ms[part])]),
      promised > 0 || maxCpuMs ? judged(isKeptBy(comparison)) : '',
    ]
  })
  table([head, ...rows])
  if (found.some(({ maxCpuMs }) => maxCpuMs)) say(CPU_LEGEND)
}
const CPU_LEGEND = `CPU ms are of all processes of a side and of PostgreSQL, a call. What is promised of them holds on a machine like the one they were set on, with
nothing else at work: where ours is over and the ratio beside bare is as usual, the machine is slower or busy.
`

const NAME_WIDTH = 96
const CELL_WIDTH = 9
const rowOf = (name: string, cells: readonly string[]) =>
  `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(CELL_WIDTH)).join('')}`

export function growthReport(): GrowthReport {
  const kept = { all: 0, missed: 0 }
  return {
    head(spread, times, rounds) {
      const sizes = times.slice(1).map((size) => `×${size}`)
      Object.assign(kept, { all: 0, missed: 0 })
      say(legendOf(rounds))
      say(rowOf(spread, ['pages', ...sizes, 'p50 ms', ...sizes, 'ratio', '±', 'promised']))
    },
    row(growth) {
      kept.all += 1
      if ('fault' in growth || !isKept(growth)) kept.missed += 1
      if ('fault' in growth) return say(rowOf(growth.name, [growth.fault]))
      const { name, ms, ratio, spread, pages, promised } = growth
      const counted = pages.length > 0 ? pages.map(String) : ms.map(() => '')
      const apart = spread === null ? '' : percent(spread)
      const found = [
        ...counted,
        ...ms.map(number),
        Number.isFinite(ratio) ? exact(ratio) : '',
        apart,
        `≤ ${promised}`,
      ]
      say(rowOf(name, [...found, judged(isKept(growth))]))
    },
    end() {
      say(`${kept.missed} of ${kept.all} grow by more than promised, or were not answered`)
      say()
      if (kept.missed > 0) process.exitCode = 1
    },
  }
}

/** What a table's signs mean, where it stands. */
const legendOf = (rounds: number) => `\
What is kept in its first round is not measured again and has no ±; of what is over, ${rounds} rounds are measured, and the median of their ratios decides.
Where less than ${NOISE_MS} ms lie between the medians, pages of 8 KB that a call touches decide instead: kept with at most ${PAGES_PROMISED} times as many, or ${FEW_PAGES}.
The class whose attendance is measured has 500 students in each academy: its days grow. "admin" behind a name is an admin who sees everybody's.`

export interface Figure {
  name: string
  /** Null where this machine does not tell it. */
  value: number | null
  /** How far several runs lie apart, whose median the value is. */
  spread?: number
  unit: string
  max?: number
  min?: number
}

export function reportFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, spread, unit, max, min }) => {
    if (value === null) return [name, 'not measured here', '', '', '']
    const apart = spread === undefined ? '' : percent(spread)
    const said = [name, `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`, apart]
    if (max !== undefined && max < Number.POSITIVE_INFINITY)
      return [...said, `≤ ${max} ${unit}`, judged(value <= max)]
    if (min !== undefined) return [...said, `≥ ${min} ${unit}`, judged(value >= min)]
    return [...said, '', '']
  })
  table([['', 'measured', '±', 'promised', ''], ...rows])
}
