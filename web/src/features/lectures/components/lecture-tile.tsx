import { Check } from 'lucide-react'
import styles from './lecture-tile.module.css'

export type LectureState = 'done' | 'current' | 'todo'

/** One shape everywhere: a tick on tint is done, ink is current, sunken is to do. The words stand beside it. */
export function LectureTile({ number, state }: { number: number; state: LectureState }) {
  return (
    <span className={`${styles.tile} num`} data-state={state} aria-hidden="true">
      {state === 'done' ? <Check /> : number}
    </span>
  )
}
