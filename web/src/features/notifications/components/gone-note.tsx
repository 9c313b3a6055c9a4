import type { Notification } from '@academy/contract/notifications'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deletions } from '../deletions.ts'
import { useNoteText } from '../say-note.ts'

/** Stands in a notification's place while it can come back. The focus that was on its cross goes to the way back. */
export function GoneNote({ note }: { note: Notification }) {
  const { t } = useLingui()
  const { title } = useNoteText(note)
  const wordsId = useId()
  const undo = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = undo.current
    button?.focus()
    return () => {
      if (button && document.activeElement === button) focusAfter(button)
    }
  }, [])
  return (
    <>
      <span id={wordsId}>
        <Trans>Notification deleted</Trans>
      </span>
      <Button
        ref={undo}
        variant="quiet"
        size="sm"
        aria-describedby={wordsId}
        aria-label={t`Undo: keep ${title}`}
        onClick={() => deletions.undo(note._id)}
      >
        <Trans>Undo</Trans>
      </Button>
    </>
  )
}

/** To the row when it came back, else to a neighbour, else to the beginning of the panel or the page. */
function focusAfter(button: HTMLElement): void {
  const panel = button.closest('dialog')
  const row = button.closest('li')
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling]
  requestAnimationFrame(() => {
    const places = rows
      .filter((one) => one?.isConnected)
      .map((one) => one?.querySelector<HTMLElement>('a, button'))
    const start = panel
      ? panel.querySelector<HTMLElement>('[data-autofocus]')
      : document.querySelector<HTMLElement>('h1')
    ;(places.find(Boolean) ?? start)?.focus()
  })
}
