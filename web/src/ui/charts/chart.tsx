import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { CategoryAxis, ValueAxis } from './axes.tsx'
import styles from './chart.module.css'
import { type ChartData, highestOf, movedBy, wordsAt } from './chart-data.ts'
import { Marks } from './marks.tsx'
import { bandScale, valueScale } from './scales.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 240
const MARGIN = { top: 12, right: 8, bottom: 28, left: 48 }
/** More names than these are for the table. */
const NAMES_MAX = 24
const TICKS = 4

interface ChartProps {
  /** What it is, for a screen reader. */
  label: string
  data: ChartData
}

/** One chart with a cursor: arrow keys or a finger move it, and it says what stands where it is. */
export function Chart({ label, data }: ChartProps) {
  const [box, width] = useWidth()
  const count = data.categories.length
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? count - 1, count - 1)

  const inner = Math.max(1, width - MARGIN.left - MARGIN.right)
  const floor = HEIGHT - MARGIN.top - MARGIN.bottom
  const bands = bandScale(count, inner, data.isHistogram ? 0.04 : 0.28, 0.12)
  const values = valueScale(highestOf(data), floor, TICKS)

  function onKeyDown(event: KeyboardEvent) {
    const to = movedBy(event.key, at, count)
    if (to === null) return
    event.preventDefault()
    setChosen(to)
  }
  function onPointer(event: PointerEvent<HTMLElement>) {
    const within = event.clientX - event.currentTarget.getBoundingClientRect().left - MARGIN.left
    setChosen(Math.max(0, Math.min(count - 1, Math.floor((within / inner) * count))))
  }

  return (
    <div className={styles.chart}>
      <Readout data={data} at={at} />
      <div
        ref={box}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={at + 1}
        aria-valuetext={wordsAt(data, at)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
            <ValueAxis values={values} width={inner} format={data.formatAxis ?? data.format} />
            <rect
              className={styles.cursor}
              x={bands.startOf(at) - (bands.step - bands.bandwidth) / 2}
              width={bands.step}
              height={floor}
            />
            <Marks {...{ data, bands, values, floor }} />
            <CategoryAxis {...{ data, bands, floor }} width={inner} />
          </g>
        </svg>
      </div>
      {data.isNamed && count <= NAMES_MAX && (
        <ol className={styles.names} aria-hidden="true">
          {data.categories.map(({ long }, index) => (
            <li key={long} data-current={index === at || undefined} onPointerEnter={() => setChosen(index)}>
              {long}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** What the cursor says, for eyes; it has the room it needs from the beginning. */
function Readout({ data, at }: { data: ChartData; at: number }) {
  return (
    <div className={styles.readout} aria-hidden="true">
      <b>{data.categories[at]?.long}</b>
      {data.series.map(({ name, values, shape, tone = 1 }) => (
        <span key={name}>
          <i className={shape === 'before' ? styles.dash : styles[`key${tone}`]} />
          {name} <b className="num">{data.format(values[at] ?? 0)}</b>
        </span>
      ))}
      {data.extras?.map(({ name, values }) => (
        <span key={name}>
          {name} <b>{values[at]}</b>
        </span>
      ))}
    </div>
  )
}
