import type { LectureInList } from '@academy/contract/lectures'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { previewOf } from '../../courses/index.ts'
import { LectureFacts, TypeIcon } from './lecture-facts.tsx'
import styles from './lecture-row.module.css'
import type { RowAct } from './row-act.ts'
import { RowMenu } from './row-menu.tsx'

const PREVIEW_LETTERS = 100

type LectureRowProps = {
  lecture: LectureInList
  at: number
  count: number
  isOpen: boolean
  slidesAddress: string
  drag: HTMLAttributes<HTMLLIElement>
  onAct: (act: RowAct) => void
}

export function LectureRow({ lecture, at, count, isOpen, slidesAddress, drag, onAct }: LectureRowProps) {
  const { t } = useLingui()
  const { _id, title, description, lectureType } = lecture
  const isFirst = at === 0
  const isLast = at === count - 1
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onAct(event.key === 'ArrowUp' ? 'up' : 'down')
  }
  return (
    <li className={styles.row} data-open={isOpen || undefined} {...drag} onKeyDown={moveByKey}>
      <GripVertical aria-hidden="true" className={styles.grip} />
      <span className={styles.tile}>
        <TypeIcon type={lectureType} />
      </span>
      <div className={styles.words}>
        <h2>
          <span className="num muted">{at + 1}.</span> <bdi>{title}</bdi>
        </h2>
        <p>{previewOf(description, PREVIEW_LETTERS)}</p>
        <LectureFacts lecture={lecture} />
      </div>
      <div className={styles.acts}>
        <IconButton
          id={`up-${_id}`}
          label={t`Move ${title} up`}
          aria-keyshortcuts="Alt+ArrowUp"
          className={styles.wide}
          aria-disabled={isFirst || undefined}
          onClick={() => onAct('up')}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          id={`down-${_id}`}
          label={t`Move ${title} down`}
          aria-keyshortcuts="Alt+ArrowDown"
          className={styles.wide}
          aria-disabled={isLast || undefined}
          onClick={() => onAct('down')}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton
          id={`edit-${_id}`}
          label={t`Edit ${title}`}
          aria-expanded={isOpen}
          onClick={() => onAct('edit')}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        <RowMenu
          lecture={lecture}
          isFirst={isFirst}
          isLast={isLast}
          slidesAddress={lectureType === 'notes' ? slidesAddress : null}
          onAct={onAct}
        />
      </div>
    </li>
  )
}
