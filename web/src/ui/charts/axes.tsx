import styles from './chart.module.css'
import { type ChartData, labelledOf } from './chart-data.ts'
import type { BandScale, ValueScale } from './scales.ts'

const LABEL_WIDTH = 64
const NUMBER_WIDTH = 26
/** The last label of more categories than these would reach over the edge; a number does not. */
const LABELS_IN_MIDDLE_MAX = 6

interface ValueAxisProps {
  values: ValueScale
  width: number
  format: (value: number) => string
}

export function ValueAxis({ values, width, format }: ValueAxisProps) {
  return values.ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${values.yOf(tick)})`}>
      <line className={styles.grid} x2={width} />
      <text className={styles.tick} textAnchor="end" dx="-0.5em" dy="0.32em">
        {format(tick)}
      </text>
    </g>
  ))
}

interface CategoryAxisProps {
  data: ChartData
  bands: BandScale
  width: number
  floor: number
}

export function CategoryAxis({ data, bands, width, floor }: CategoryAxisProps) {
  const count = data.categories.length
  const endsAtEdge = !data.isNamed && count > LABELS_IN_MIDDLE_MAX
  const labelled = labelledOf(count, width, data.isNamed ? NUMBER_WIDTH : LABEL_WIDTH, endsAtEdge)
  return (
    <g transform={`translate(0 ${floor})`}>
      <line className={styles.base} x2={width} />
      {labelled.map((index) => {
        const isAtEdge = endsAtEdge && index === count - 1
        const x = isAtEdge ? bands.startOf(index) + bands.bandwidth : bands.middleOf(index)
        return (
          <text key={index} className={styles.tick} x={x} dy="1.5em" textAnchor={isAtEdge ? 'end' : 'middle'}>
            {data.categories[index]?.short}
          </text>
        )
      })}
    </g>
  )
}
