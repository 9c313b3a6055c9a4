import { type ComponentProps, cloneElement, type ReactElement, useState, useTransition } from 'react'
import type { Loading } from '../lib/pages/lazy-once.ts'

/** A button that opens something, which gets its state by itself. */
export type Trigger = ReactElement<ComponentProps<'button'>>

interface OpenByNeed {
  /** Null until it is opened first; from then on the part stands, and its own trigger with it. */
  openedBy: 'pointer' | 'keyboard' | null
  /** Stands until the part has come: it asks for it when a pointer or the focus comes, and keeps the focus while it waits. */
  trigger: Trigger
}

/** What is heavy and opened by few, like a menu: its code comes when somebody is about to open it.
 * @param opens by which keys beside a button's own, and what */
export function useOpenByNeed(
  part: Loading,
  trigger: Trigger,
  opens: { what: 'menu' | 'dialog'; keys?: readonly string[]; onOpen?: () => void },
): OpenByNeed {
  const [openedBy, setOpenedBy] = useState<OpenByNeed['openedBy']>(null)
  const [isComing, startComing] = useTransition()
  const open = (by: 'pointer' | 'keyboard') => {
    startComing(() => {
      setOpenedBy(by)
      opens.onOpen?.()
    })
  }
  return {
    openedBy,
    trigger: cloneElement(trigger, {
      'aria-haspopup': opens.what,
      'aria-expanded': false,
      'aria-busy': isComing || undefined,
      onPointerEnter: part.preload,
      onFocus: part.preload,
      // Enter and Space press a button without a pointer.
      onClick: ({ detail }) => open(detail === 0 ? 'keyboard' : 'pointer'),
      onKeyDown: (event) => {
        if (!opens.keys?.includes(event.key)) return
        event.preventDefault()
        open('keyboard')
      },
    }),
  }
}
