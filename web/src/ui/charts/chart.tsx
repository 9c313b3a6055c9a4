import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from './chart.module.css'
import { type ChartData, highestOf, labelledOf, movedBy, wordsAt } from './chart-data.ts'
import { Marks } from './marks.tsx'
import { useWidth } from './use-width.ts'

const HEIGHT = 240
const MARGIN = { top: 12, right: 8, bottom: 28, left: 48 }
const LABEL_WIDTH = 64
const NUMBER_WIDTH = 26
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
  const x = scaleBand({ domain: data.categories.map((_, index) => index), range: [0, inner] })
  x.paddingInner(data.isHistogram ? 0.04 : 0.28).paddingOuter(0.12)
  const y = scaleLinear({ domain: [0, highestOf(data)], range: [floor, 0], nice: TICKS })
  const ticks = y.ticks(TICKS).filter((tick) => (y.domain()[1] ?? 0) > 4 || Number.isInteger(tick))

  /** The last label would reach over the edge; a number does not. */
  const endsAtEdge = !data.isNamed && count > 6
  const isAtEnd = (nth: number, labels: number) => endsAtEdge && nth === labels - 1

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
          <Group left={MARGIN.left} top={MARGIN.top}>
            {ticks.map((tick) => (
              <line key={tick} className={styles.grid} x1={0} x2={inner} y1={y(tick)} y2={y(tick)} />
            ))}
            <rect
              className={styles.cursor}
              x={(x(at) ?? 0) - (x.step() - x.bandwidth()) / 2}
              width={x.step()}
              height={floor}
            />
            <Marks data={data} x={x} y={y} floor={floor} />
            <AxisLeft
              scale={y}
              tickValues={ticks}
              tickFormat={(tick) => (data.formatAxis ?? data.format)(Number(tick))}
              hideAxisLine
              hideTicks
              tickClassName={styles.tick}
              tickLabelProps={{ textAnchor: 'end', dx: '-0.5em', dy: '0.32em' }}
            />
            <AxisBottom
              top={floor}
              scale={x}
              tickValues={labelledOf(count, inner, data.isNamed ? NUMBER_WIDTH : LABEL_WIDTH, endsAtEdge)}
              tickFormat={(index) => data.categories[index]?.short ?? ''}
              hideTicks
              axisLineClassName={styles.base}
              tickClassName={styles.tick}
              tickLabelProps={(_index, nth, all) => ({
                textAnchor: isAtEnd(nth, all.length) ? 'end' : 'middle',
                dx: isAtEnd(nth, all.length) ? x.bandwidth() / 2 : 0,
                dy: '0.25em',
              })}
            />
          </Group>
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
