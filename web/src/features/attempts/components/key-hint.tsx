import { optionLetter } from '@academy/contract/attempts/rules'
import { Trans } from '@lingui/react/macro'
import styles from './key-hint.module.css'

/** The keys of the question on the screen. */
export function KeyHint({ optionCount, hasFlag }: { optionCount: number; hasFlag: boolean }) {
  const last = optionLetter(Math.max(0, optionCount - 1))
  const hasOptionF = optionCount > 5
  return (
    <p className={styles.hint}>
      {optionCount > 0 && (
        <Trans>
          Keys: <kbd>A</kbd> to <kbd>{last}</kbd> choose,
        </Trans>
      )}{' '}
      {optionCount > 0 ? (
        <Trans>
          <kbd>←</kbd> <kbd>→</kbd> move,
        </Trans>
      ) : (
        <Trans>
          Keys: <kbd>←</kbd> <kbd>→</kbd> move{hasFlag && ','}
        </Trans>
      )}{' '}
      {!hasFlag ? null : hasOptionF ? (
        <Trans>
          <kbd>Shift</kbd> <kbd>F</kbd> flag
        </Trans>
      ) : (
        <Trans>
          <kbd>F</kbd> flag
        </Trans>
      )}
    </p>
  )
}
