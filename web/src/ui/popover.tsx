import { Suspense } from 'react'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import { useOpenByNeed } from './open-by-need.ts'
import type { PopoverProps } from './popover-panel.tsx'

/** Its code weighs as much as a menu's. */
const PopoverPanel = lazyPart(() => import('./popover-panel.tsx'), 'PopoverPanel', { waits: true })

/** For a page on which popovers are to open without a line. */
export const preloadPopovers = PopoverPanel.preload

/** A panel of anything beside its button; Esc and a press outside close it and focus returns. A press before its code has come opens it
 * when it comes. */
export function Popover(props: PopoverProps) {
  const { openedBy, trigger } = useOpenByNeed(PopoverPanel, props.trigger, {
    what: 'dialog',
    onOpen: () => props.onOpenChange?.(true),
  })
  return (
    <Suspense fallback={trigger}>{openedBy || props.open ? <PopoverPanel {...props} /> : trigger}</Suspense>
  )
}
