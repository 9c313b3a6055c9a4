import type { LectureInList } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useFocusLater } from '../../../ui/use-focus-later.ts'
import { slidesAddress } from './addresses.ts'
import { DeleteLectureDialog } from './delete-lecture-dialog.tsx'
import type { Audience } from './form-faults.ts'
import styles from './lecture-list.module.css'
import { LectureRow } from './lecture-row.tsx'
import type { RowAct } from './row-act.ts'
import { useDragOrder } from './use-drag-order.ts'
import { useLectureOrder } from './use-lecture-order.ts'

type LectureListProps = {
  courseId: string
  audience: Audience
  lectures: readonly LectureInList[]
  openId: string | null
  onEdit: (id: string) => void
  onDeleted: (id: string) => void
}

export function LectureList({ courseId, audience, lectures, openId, onEdit, onDeleted }: LectureListProps) {
  const [deleting, setDeleting] = useState<LectureInList | null>(null)
  const order = useLectureOrder(courseId, lectures)
  const dragAt = useDragOrder(order.move)
  const list = useRef<HTMLOListElement>(null)
  const focusLater = useFocusLater()

  const act = (lecture: LectureInList, at: number, does: RowAct) => {
    if (does === 'edit') return onEdit(lecture._id)
    if (does === 'delete') return setDeleting(lecture)
    const to = { up: at - 1, down: at + 1, first: 0, last: lectures.length - 1 }[does]
    // A row that moved keeps the focus on the button that moved it.
    if (list.current?.contains(document.activeElement)) focusLater(document.activeElement?.id ?? null)
    order.move(at, to)
  }

  return (
    <>
      {order.canUndo && (
        <Banner
          tone="good"
          live="status"
          className="mb-4"
          actions={
            <Button size="sm" onClick={order.undo}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          {LECTURE_MESSAGES.reordered}
        </Banner>
      )}
      <ol className={`${styles.list} card`} ref={list}>
        {lectures.map((lecture, at) => (
          <LectureRow
            key={lecture._id}
            lecture={lecture}
            at={at}
            count={lectures.length}
            isOpen={lecture._id === openId}
            slidesAddress={slidesAddress(lecture._id, audience)}
            drag={dragAt(at)}
            onAct={(does) => act(lecture, at, does)}
          />
        ))}
      </ol>
      {deleting && (
        <DeleteLectureDialog
          lecture={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null)
            order.forgetUndo()
            onDeleted(deleting._id)
          }}
        />
      )}
    </>
  )
}
