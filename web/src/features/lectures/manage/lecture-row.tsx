import type { LectureInList } from '@academy/contract/lectures'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  GripVertical,
  Pencil,
  Presentation,
  Trash2,
} from 'lucide-react'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { LectureFacts, TypeIcon } from './lecture-facts.tsx'

const PREVIEW_LETTERS = 100
const previewOf = (text: string) =>
  text.length > PREVIEW_LETTERS ? `${text.slice(0, PREVIEW_LETTERS).trimEnd()}…` : text

export type RowAct = 'edit' | 'delete' | 'up' | 'down' | 'first' | 'last'

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
    <li className="lec-row" data-open={isOpen || undefined} {...drag} onKeyDown={moveByKey}>
      <GripVertical aria-hidden="true" className="lec-grip" />
      <span className="lec-tile">
        <TypeIcon type={lectureType} />
      </span>
      <div className="lec-words">
        <h2>
          <span className="num text-muted">{at + 1}.</span> {title}
        </h2>
        <p>{previewOf(description)}</p>
        <LectureFacts lecture={lecture} />
      </div>
      <div className="lec-acts">
        <IconButton
          id={`up-${_id}`}
          label={t`Move ${title} up`}
          aria-keyshortcuts="Alt+ArrowUp"
          className="lec-wide"
          aria-disabled={isFirst || undefined}
          onClick={() => onAct('up')}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          id={`down-${_id}`}
          label={t`Move ${title} down`}
          aria-keyshortcuts="Alt+ArrowDown"
          className="lec-wide"
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
        <Menu
          trigger={
            <IconButton label={t`More for ${title}`}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
          items={[
            ...(lectureType === 'notes'
              ? [{ label: <Trans>Edit slides</Trans>, icon: Presentation, to: slidesAddress }]
              : []),
            { label: <Trans>Move up</Trans>, icon: ArrowUp, disabled: isFirst, onSelect: () => onAct('up') },
            {
              label: <Trans>Move down</Trans>,
              icon: ArrowDown,
              disabled: isLast,
              onSelect: () => onAct('down'),
            },
            { label: <Trans>Move to the top</Trans>, disabled: isFirst, onSelect: () => onAct('first') },
            { label: <Trans>Move to the end</Trans>, disabled: isLast, onSelect: () => onAct('last') },
            'line',
            {
              label: <Trans>Delete lecture</Trans>,
              icon: Trash2,
              danger: true,
              onSelect: () => onAct('delete'),
            },
          ]}
        />
      </div>
    </li>
  )
}
