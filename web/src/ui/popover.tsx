import { cloneElement, Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import type { PopoverProps } from './popover-panel.tsx'

/** Its code weighs as much as a menu's, and comes after the page like that. */
const PopoverPanel = lazyPart(() => import('./popover-panel.tsx'), 'PopoverPanel', { waits: true })

/** A panel of anything beside its button; Esc and a press outside close it and focus returns. A press before its code has come opens it
 * when it comes. */
export function Popover(props: PopoverProps) {
  const [isAwaited, setIsAwaited] = useState(false)
  const press = () => {
    setIsAwaited(true)
    props.onOpenChange?.(true)
  }
  return (
    <Suspense fallback={cloneElement(props.trigger, { onClick: press })}>
      <PopoverPanel {...props} isOpenAtFirst={isAwaited} />
    </Suspense>
  )
}
