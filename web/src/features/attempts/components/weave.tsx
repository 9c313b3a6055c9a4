import { inOrder } from '../in-order.tsx'
import styles from './weave.module.css'

export type PlaceState = { isAnswered: boolean; isFlagged: boolean }

/** One chevron for each question; the palette says the same in words. */
export function Weave({ places, current }: { places: readonly PlaceState[]; current: number | null }) {
  return (
    <div className={styles.weave} aria-hidden="true">
      {inOrder(places, ({ isAnswered, isFlagged }, at) => (
        <i
          data-is={at === current ? 'current' : isFlagged ? 'flagged' : isAnswered ? 'answered' : undefined}
        />
      ))}
    </div>
  )
}
