import styles from './chart.module.css'
import type { ChartData, ChartSeries } from './chart-data.ts'
import type { BandScale, ValueScale } from './scales.ts'

interface MarksProps {
  data: ChartData
  bands: BandScale
  values: ValueScale
  floor: number
}

/** What stands between the axes: bars below, lines over them. */
export function Marks(props: MarksProps) {
  const { data, bands, values: scale, floor } = props
  const bars = data.series.filter(({ shape }) => shape === 'bar')
  const lines = data.series.filter(({ shape, values }) => shape !== 'bar' && values.length > 0)
  return (
    <>
      {bars.map((series, nth) => (
        <Bars key={series.name} {...props} {...{ series, bars, nth }} />
      ))}
      {lines.map(({ name, shape, values, tone = 1 }) => {
        const line = values.map((value, index) => `${bands.middleOf(index)},${scale.yOf(value)}`).join('L')
        const [first, last] = [bands.middleOf(0), bands.middleOf(values.length - 1)]
        return (
          <g key={name} className={shape === 'before' ? styles.before : styles[`line${tone}`]}>
            {shape === 'area' && <path className={styles.area} d={`M${line}V${floor}H${first}Z`} />}
            <path d={`M${line}`} />
            {values.length === 1 && <circle cx={last} cy={scale.yOf(values[0] ?? 0)} r={3} />}
          </g>
        )
      })}
    </>
  )
}

interface BarsProps extends MarksProps {
  series: ChartSeries
  bars: readonly ChartSeries[]
  nth: number
}

function Bars({ data, series, bars, nth, bands, values: { yOf }, floor }: BarsProps) {
  const last = data.categories.length - 1
  const share = data.isStacked ? bands.bandwidth : bands.bandwidth / bars.length
  return (
    <g className={styles[`bar${series.tone ?? 1}`]}>
      {series.values.map((value, index) => {
        const below = data.isStacked
          ? bars.slice(0, nth).reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
          : 0
        const top = yOf(below + value)
        const bottom = below > 0 ? yOf(below) - 1.5 : floor
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
            key={index}
            x={bands.startOf(index) + (data.isStacked ? 0 : share * nth)}
            y={top}
            width={Math.max(1, share)}
            height={Math.max(0, bottom - top)}
            className={data.lastIsPartial && index === last ? styles.partial : undefined}
          />
        )
      })}
    </g>
  )
}
