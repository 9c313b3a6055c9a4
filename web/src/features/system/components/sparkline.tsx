import styles from './system-panel.module.css'

const WIDTH = 88
const HEIGHT = 22
const EDGE = 3

/** How a number went, without its values: they stand on the page of figures, in words and in a table. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values)
  const at = (value: number, index: number) => [
    EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1),
    HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE),
  ]
  const points = values.map(at)
  const [x = 0, y = 0] = points.at(-1) ?? []
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  )
}
