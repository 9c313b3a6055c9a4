import { inOrder } from '../in-order.tsx'
import styles from './progress-strip.module.css'

export type PlaceState = { isAnswered: boolean; isFlagged: boolean }

/** One chevron for each question; the palette says the same in words. */
export function ProgressStrip({
  places,
  current,
}: {
  places: readonly PlaceState[]
  current: number | null
}) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {inOrder(places, ({ isAnswered, isFlagged }, at) => (
        <i
          data-is={at === current ? 'current' : isFlagged ? 'flagged' : isAnswered ? 'answered' : undefined}
        />
      ))}
    </div>
  )
}
