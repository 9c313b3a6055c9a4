import { Chart } from '../charts/chart.tsx'
import type { ChartData } from '../charts/chart-data.ts'
import { ChartPanel } from '../charts/chart-panel.tsx'
import { Columns, Section } from './section.tsx'

const WEEKS = [
  'Sep 7',
  'Sep 14',
  'Sep 21',
  'Sep 28',
  'Oct 5',
  'Oct 12',
  'Oct 19',
  'Oct 26',
  'Nov 2',
  'Nov 9',
  'Nov 16',
]
const categories = WEEKS.map((week) => ({ short: week, long: `The week of ${week}, 2026` }))
const PAID = [8, 7, 11, 9, 14, 12, 16, 15, 19, 22, 17]
const FREE = [11, 8, 13, 12, 15, 18, 14, 20, 17, 21, 13]
const BEFORE = [6, 9, 8, 12, 10, 9, 14, 13, 12, 15, 16]

const base = {
  categoryName: 'Week',
  categories,
  format: (value: number) => String(value),
  series: [],
} satisfies ChartData
const bars: ChartData = {
  ...base,
  series: [
    { name: 'Enrolments', shape: 'bar', tone: 1, values: PAID },
    { name: 'Before', shape: 'before', values: BEFORE },
  ],
  lastIsPartial: true,
}
const stacked: ChartData = {
  ...base,
  series: [
    { name: 'Paid', shape: 'bar', tone: 1, values: PAID },
    { name: 'Free', shape: 'bar', tone: 2, values: FREE },
  ],
  isStacked: true,
}
const area: ChartData = {
  ...base,
  series: [{ name: 'Active students', shape: 'area', tone: 3, values: FREE }],
}
const histogram: ChartData = {
  categoryName: 'Percent',
  categories: PAID.slice(0, 10).map((_, n) => ({
    short: String(n * 10),
    long: `${n * 10} to ${n * 10 + 10}%`,
  })),
  series: [{ name: 'Results', shape: 'bar', tone: 4, values: PAID.slice(0, 10) }],
  format: String,
  isHistogram: true,
}

const found = { error: null, isFetching: false, isPlaceholderData: false, refetch: () => {} }
const words = {
  failed: 'Failed to load this chart',
  isEmpty: (data: ChartData) => data.series.length === 0,
  empty: 'Nothing in this range yet.',
  chart: (data: ChartData) => data,
}

export function ChartsGallery() {
  return (
    <Section title="Charts">
      <Columns>
        <ChartPanel
          {...words}
          title="Enrolments"
          note="The last eleven weeks"
          found={{ ...found, data: bars }}
          sentence={() => '150 enrolments. 26 more than in the 77 days before.'}
        />
        <ChartPanel
          {...words}
          title="By price"
          found={{ ...found, data: stacked }}
          sentence={() => '150 paid, 162 free.'}
        />
        <ChartPanel
          {...words}
          title="Active students"
          found={{ ...found, data: area }}
          sentence={() => '162 were there.'}
        />
        <ChartPanel
          {...words}
          title="Results"
          found={{ ...found, data: histogram }}
          sentence={() => 'Half are above 60%.'}
        />
        <ChartPanel {...words} title="Loading" found={{ ...found, data: undefined }} sentence={() => ''} />
        <ChartPanel
          {...words}
          title="Nothing yet"
          found={{ ...found, data: base as ChartData }}
          sentence={() => ''}
        />
        <ChartPanel
          {...words}
          title="Failed"
          found={{ ...found, data: undefined, error: new Error('no line') }}
          sentence={() => ''}
        />
        <Chart label="A chart alone" data={bars} />
      </Columns>
    </Section>
  )
}
