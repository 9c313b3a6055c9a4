import { AreaClosed, Bar, LinePath } from '@visx/shape'
import styles from './chart.module.css'
import type { ChartData, ChartSeries } from './chart-data.ts'

interface Band {
  (index: number): number | undefined
  bandwidth: () => number
}
interface Linear {
  (value: number): number
  // biome-ignore lint/suspicious/noExplicitAny: visx takes its own scale whole
  [key: string]: any
}
interface MarksProps {
  data: ChartData
  x: Band
  // biome-ignore lint/suspicious/noExplicitAny: as above
  y: any
  floor: number
}

/** What stands between the axes: bars below, lines over them. */
export function Marks({ data, x, y, floor }: MarksProps) {
  const scale = y as Linear
  const middle = (_: number, index: number) => (x(index) ?? 0) + x.bandwidth() / 2
  const height = (value: number) => scale(value)
  const bars = data.series.filter(({ shape }) => shape === 'bar')
  const lines = data.series.filter(({ shape }) => shape !== 'bar')
  return (
    <>
      {bars.map((series, nth) => (
        <Bars key={series.name} {...{ data, series, bars, nth, x, scale, floor }} />
      ))}
      {lines.map(({ name, shape, values, tone = 1 }) => (
        <g key={name} className={shape === 'before' ? styles.before : styles[`line${tone}`]}>
          {shape === 'area' && (
            <AreaClosed data={[...values]} x={middle} y={height} yScale={y} className={styles.area} />
          )}
          <LinePath data={[...values]} x={middle} y={height} />
          {values.length === 1 && <circle cx={middle(0, 0)} cy={scale(values[0] ?? 0)} r={3} />}
        </g>
      ))}
    </>
  )
}

interface BarsProps extends Omit<MarksProps, 'y'> {
  series: ChartSeries
  bars: readonly ChartSeries[]
  nth: number
  scale: Linear
}

function Bars({ data, series, bars, nth, x, scale, floor }: BarsProps) {
  const last = data.categories.length - 1
  const share = data.isStacked ? x.bandwidth() : x.bandwidth() / bars.length
  return (
    <g className={styles[`bar${series.tone ?? 1}`]}>
      {series.values.map((value, index) => {
        const below = data.isStacked
          ? bars.slice(0, nth).reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
          : 0
        const top = scale(below + value)
        const bottom = below > 0 ? scale(below) - 1.5 : floor
        return (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
            key={index}
            x={(x(index) ?? 0) + (data.isStacked ? 0 : share * nth)}
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
