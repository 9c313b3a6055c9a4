import { Trans } from '@lingui/react/macro'
import styles from '../answers/answers.module.css'
import { countMarks } from './mark-counts.ts'

const SHOWN_FROM = 5
const COLUMN = 20.3
const HEIGHT = 50

interface MarkHistogramProps {
  given: readonly (number | null)[]
  max: number
  step: number
}

/** How often each mark was given, once there are enough of them to say something. */
export function MarkHistogram({ given, max, step }: MarkHistogramProps) {
  const { columns, graded, average } = countMarks(given, max, step)
  if (graded < SHOWN_FROM) return null
  const most = Math.max(1, ...columns.map(({ count }) => count))
  const every = Math.ceil(columns.length / 7)
  return (
    <>
      <h3>
        <Trans>Marks on this question</Trans>
      </h3>
      <svg viewBox={`0 0 ${columns.length * COLUMN} 74`} preserveAspectRatio="xMinYMid" aria-hidden="true">
        {columns.map(({ mark, count }, at) => {
          const height = Math.max(2, (count / most) * HEIGHT)
          return (
            <g key={mark}>
              <rect
                x={at * COLUMN + 2}
                y={HEIGHT + 2 - height}
                width="15"
                height={height}
                rx="2"
                data-none={count === 0 || undefined}
              />
              {at % every === 0 && (
                <text x={at * COLUMN + 9.5} y="69" textAnchor="middle">
                  {mark}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <p className={`${styles.key} num`}>
        <Trans>
          {graded} graded, average <b>{average}</b>
        </Trans>
      </p>
    </>
  )
}
