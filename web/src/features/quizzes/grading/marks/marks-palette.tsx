import { useLingui } from '@lingui/react/macro'
import { useStateLabels } from '../submissions/state-labels.ts'
import { answerState, type Mark } from './marks.ts'
import styles from './marks-side.module.css'

export interface MarksPaletteTile {
  id: string
  number: number
  /** What its number stands for. */
  name: string
  mark: Mark
  max: number
}
export interface MarksPaletteProps {
  label: string
  tiles: readonly MarksPaletteTile[]
  /** The tile at hand. */
  current: string | undefined
  onPick: (id: string) => void
}

/** Every answer as a tile: full, part, none, not yet. */
export function MarksPalette({ label, tiles, current, onPick }: MarksPaletteProps) {
  const { t } = useLingui()
  const words = useStateLabels()
  return (
    <fieldset className={styles.palette} aria-label={label}>
      {tiles.map(({ id, number, name, mark, max }) => {
        const given = mark.marks
        return (
          <button
            key={id}
            type="button"
            data-state={answerState(mark, max)}
            aria-current={id === current ? 'step' : undefined}
            aria-label={given === null ? t`${name}, ${words.unmarked}` : t`${name}, ${given} of ${max}`}
            onClick={() => onPick(id)}
          >
            {number}
          </button>
        )
      })}
    </fieldset>
  )
}
