import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { goToMarks } from './mark-focus.ts'
import styles from './marks-foot.module.css'

export interface SavingProps {
  isSaving: boolean
  /** Somebody waits after this one. */
  hasNext: boolean
  onSave: () => void
}
interface MarksFootProps extends SavingProps {
  max: number
  isWhole: boolean
  total: ReactNode
  goOnWord: ReactNode
  /** To the next answer; null at the last. */
  onGoOn: (() => void) | null
}

/** Under the marks: what they come to, the next answer, saving, and the keys for it. */
export function MarksFoot(props: MarksFootProps) {
  const { max, isWhole, total, goOnWord, onGoOn, isSaving, hasNext, onSave } = props
  return (
    <div className={styles.foot}>
      {total}
      <div className={styles.acts}>
        <Button disabled={!onGoOn} onClick={() => onGoOn && goToMarks(onGoOn)}>
          {goOnWord}
          <span aria-hidden="true">
            <kbd>Tab</kbd>
          </span>
        </Button>
        <Button variant="primary" busy={isSaving} aria-keyshortcuts="Control+Enter" onClick={onSave}>
          {hasNext ? <Trans>Save and next</Trans> : <Trans>Save and finish</Trans>}
          <span aria-hidden="true">
            <kbd>Ctrl ↵</kbd>
          </span>
        </Button>
      </div>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>0</kbd> <Trans>to</Trans> <kbd>{Math.min(9, max)}</kbd>
          {!isWhole && <kbd>.</kbd>} <Trans>marks</Trans>
        </span>
        <span>
          <kbd>⇧ ↑</kbd> <Trans>full marks</Trans>
        </span>
        <span>
          <kbd>Alt ←</kbd>
          <kbd>→</kbd> <Trans>student</Trans>
        </span>
      </p>
    </div>
  )
}
