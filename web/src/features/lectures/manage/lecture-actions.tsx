import { Plural, Trans } from '@lingui/react/macro'
import { Files, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './lecture-actions.module.css'

interface LectureActionsProps {
  onAdd: () => void
  onAddSeveral: () => void
}

/** What is done with a course's lectures as a whole. */
export function LectureActions({ onAdd, onAddSeveral }: LectureActionsProps) {
  return (
    <div className={styles.acts}>
      <Button size="sm" onClick={onAddSeveral}>
        <Files aria-hidden="true" />
        <Trans>Add several files</Trans>
      </Button>
      <Button id="add-lecture" variant="primary" size="sm" onClick={onAdd}>
        <Plus aria-hidden="true" />
        <Trans>Add lecture</Trans>
      </Button>
    </div>
  )
}

/** Over the list: how many, and beside it the acts, until one of them is at work. */
export function LecturesHead({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <p className="num">
        <Plural value={count} one="# lecture" other="# lectures" />
      </p>
      {children}
    </div>
  )
}
