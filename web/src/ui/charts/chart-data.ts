/** `before` is the same of the range before: a thin line, whatever the rest is. */
export type ChartShape = 'bar' | 'area' | 'line' | 'before'

export interface ChartSeries {
  name: string
  shape: ChartShape
  values: readonly number[]
  /** Of the five colours for data, in the order of importance. */
  tone?: 1 | 2 | 3 | 4 | 5
}

/** What a chart shows: its table, its cursor and what a screen reader hears are made of the same. */
export interface ChartData {
  /** What the categories are: Day, Lecture. Heads the table's first column. */
  categoryName: string
  /** `short` stands at the axis, `long` is said. */
  categories: readonly { short: string; long: string }[]
  series: readonly ChartSeries[]
  /** Said and listed, not drawn: one text for each category. */
  extras?: readonly { name: string; values: readonly string[] }[]
  format: (value: number) => string
  /** Where the axis has no room; `format` unless told. */
  formatAxis?: (value: number) => string
  /** Bars stand on each other. */
  isStacked?: boolean
  /** Bars without gaps, for bands of a scale. */
  isHistogram?: boolean
  /** The axis goes at least so far: 100 for percent. */
  axisMax?: number
  /** Categories have names that no axis has room for: it numbers them, and the names are listed under it. */
  isNamed?: boolean
  /** The last category is not over yet: lighter. */
  lastIsPartial?: boolean
}

/** What the cursor says at one category: "Nov 16, 2026: Enrolments 30, the 30 days before 22". */
export function wordsAt(data: ChartData, index: number): string {
  const { series, extras = [], categories, format } = data
  const drawn = series.map(({ name, values }) => `${name} ${format(values[index] ?? 0)}`)
  const told = extras.map(({ name, values }) => `${name} ${values[index] ?? ''}`)
  return `${categories[index]?.long ?? ''}: ${[...drawn, ...told].join(', ')}`
}

/** Where the cursor goes, or null for a key that is not its own. */
export function movedBy(key: string, index: number, count: number): number | null {
  const to = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + 7,
    PageDown: index - 7,
    Home: 0,
    End: count - 1,
  }[key]
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to))
}

/** How high the axis must reach. */
export function highestOf({ series, isStacked, categories, axisMax = 0 }: ChartData): number {
  const bars = series.filter(({ shape }) => shape === 'bar')
  const stacks = isStacked
    ? categories.map((_, index) => bars.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
    : []
  return Math.max(1, axisMax, ...stacks, ...series.flatMap(({ values }) => values))
}

/** Which categories have a label under them, evenly apart, so that none touches the next; the last always.
 * @param endsAtEdge the last label ends where the chart does, and reaches further back than one that stands in the middle */
export function labelledOf(count: number, width: number, labelWidth: number, endsAtEdge = false): number[] {
  const step = Math.max(1, width) / count
  const room = endsAtEdge ? Math.max(labelWidth, 1.5 * labelWidth - step / 2) : labelWidth
  const every = Math.max(1, Math.ceil(room / step))
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  )
}
