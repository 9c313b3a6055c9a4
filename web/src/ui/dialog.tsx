import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { DialogBody } from './dialog-body.tsx'
import { IconButton } from './icon-button.tsx'
import { OverlayContainer } from './overlay-container.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Beside the title. */
  action?: ReactNode
  /** Buttons under the line, the main one last. */
  footer?: ReactNode
  wide?: boolean
  className?: string
  /** While true neither Esc, backdrop nor the cross closes it. */
  locked?: boolean
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/**
 * The browser's own modal dialog: focus is trapped and returned, Esc and the backdrop close.
 * On phones it rises from the bottom as a sheet. Focus starts at the control marked `data-autofocus`, else at the first
 * field, else at the cross.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  onClose,
  title,
  action,
  footer,
  wide,
  className,
  locked,
  role,
  children,
}: DialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const [element, setElement] = useState<HTMLDialogElement | null>(null)

  useLayoutEffect(() => {
    if (!element) return
    const opener = openerNow()
    // Before the page stops scrolling: how much the scrollbar takes of the window. Over another dialog it has stopped.
    const { style, clientWidth } = document.documentElement
    if (!document.querySelector('dialog.dlg[open]'))
      style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`)
    if (!element.open) element.showModal()
    firstControl(element)?.focus()
    return () => {
      element.close()
      const next = opener?.isConnected ? opener : document.getElementById('main')
      next?.focus({ preventScroll: next !== opener })
    }
  }, [element])

  const close = () => !locked && onClose()
  const closeOnBackdrop = (event: MouseEvent) => {
    // The second half of a double press may fall beside a dialog that the first half made smaller.
    if (event.target !== element || !element || event.detail > 1) return
    const box = element.getBoundingClientRect()
    const within =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom
    if (!within) close()
  }

  return (
    <dialog
      ref={setElement}
      className={classNames('dlg', wide && 'dlg-wide', className)}
      aria-labelledby={titleId}
      role={role}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === element) close()
      }}
      onMouseDown={closeOnBackdrop}
    >
      <OverlayContainer value={element}>
        <span className="dlg-grip" />
        <div className="dlg-head">
          <h2 id={titleId}>{title}</h2>
          {action}
          <IconButton label={t`Close`} onClick={close} disabled={locked}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <DialogBody>{children}</DialogBody>
        {footer && <div className="dlg-foot">{footer}</div>}
      </OverlayContainer>
    </dialog>
  )
}

/** Who gets the focus back: of a menu's item, which is gone by then, the button of the menu. */
function openerNow(): HTMLElement | null {
  const active = document.activeElement
  const menu = active?.closest('[role=menu]')
  if (menu) return document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return active instanceof HTMLElement ? active : null
}

const FIELDS = [
  'input:not([type=radio],[type=checkbox],[hidden])',
  'textarea',
  'select',
  '[data-choose-file]',
]
  .map((field) => `.dlg-body ${field}:not(:disabled)`)
  .join()

/** On a phone a field would only bring up the keyboard before anybody has read what is asked. */
function firstControl(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]')
  if (marked || !matchMedia('(pointer: fine)').matches) return marked
  return dialog.querySelector<HTMLElement>(FIELDS)
}
