import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import styles from './paper-part.module.css'

const UNDO_MS = 5_000

type DeletedQuestionProps = { number: number; onUndo: () => void; onGone: () => void }

/** In the place of a question that was deleted: five seconds to take it back, longer while somebody is at the button. */
export function DeletedQuestion({ number, onUndo, onGone }: DeletedQuestionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), UNDO_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isOver && !box.current?.contains(document.activeElement)) onGone()
  }, [isOver, onGone])
  return (
    <div ref={box} className={`${styles.part} ${styles.deleted}`}>
      <p role="status">
        <Trans>Question {number} deleted</Trans>
      </p>
      <Button size="sm" id="undo-delete" onClick={onUndo} onBlur={() => isOver && onGone()}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
