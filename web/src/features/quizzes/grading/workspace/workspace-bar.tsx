import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Keyboard, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton, IconLink } from '../../../../ui/icon-button.tsx'
import styles from './workspace-bar.module.css'

interface WorkspaceBarProps {
  title: ReactNode
  /** Where it belongs. */
  under: ReactNode
  /** Of the student whose answer is at hand. */
  name: ReactNode
  /** Counted from 1; 0 where it is not known. */
  place: number
  total: number | undefined
  /** How many wait, in words. */
  count: ReactNode
  /** Where the marks on the screen are. */
  state: ReactNode
  leave: string
  onStudent: (by: 1 | -1) => void
  hasPrevious: boolean
  hasNext: boolean
  hasUngraded: boolean
  onNextUngraded: () => void
  onHelp: () => void
}

/** What is being marked, whose turn it is, and the way along the others. */
export function WorkspaceBar(props: WorkspaceBarProps) {
  const { title, under, name, place, total, count, state, leave, onStudent, onNextUngraded, onHelp } = props
  const { t } = useLingui()
  return (
    <header className={styles.bar}>
      <IconLink label={t`Leave grading`} to={leave}>
        <X aria-hidden="true" />
      </IconLink>
      <div className={styles.name}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.wide}>{under}</p>
        <p className={`${styles.narrow} num`}>
          {name}
          {count && ' · '}
          {count}
        </p>
      </div>
      {state}
      <div className={styles.students}>
        <span className={`${styles.left} num`} role="status">
          {count}
        </span>
        <IconButton
          label={t`Previous student`}
          aria-keyshortcuts="Alt+ArrowLeft"
          disabled={!props.hasPrevious}
          onClick={() => onStudent(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p className={`${styles.here} min-w-0 text-center`}>
          <b className="block">{name}</b>
          {place > 0 && (
            <span className="num block">
              <Trans>
                {place} of {total}
              </Trans>
            </span>
          )}
        </p>
        <IconButton
          label={t`Next student`}
          aria-keyshortcuts="Alt+ArrowRight"
          disabled={!props.hasNext}
          onClick={() => onStudent(1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button size="sm" className={styles.next} disabled={!props.hasUngraded} onClick={onNextUngraded}>
          <Trans>Next ungraded</Trans>
          <span aria-hidden="true">
            <kbd>N</kbd>
          </span>
        </Button>
        <IconButton label={t`Keyboard shortcuts`} aria-haspopup="dialog" onClick={onHelp}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  )
}
