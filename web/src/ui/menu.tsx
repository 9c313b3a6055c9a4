import { cloneElement, Suspense, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import type { MenuProps } from './menu-list.tsx'

export type { MenuItem } from './menu-list.tsx'

/** Menus weigh as much as all the rest of a list's page: their code comes after it. Where it does not come, the page stays. */
const MenuList = lazyPart(() => import('./menu-list.tsx'), 'MenuList', { waits: true })

/** A button's list of actions. A press before the code of menus has come opens it when it comes. */
export function Menu(props: MenuProps) {
  const [isAwaited, setIsAwaited] = useState(false)
  return (
    <Suspense fallback={cloneElement(props.trigger, { onClick: () => setIsAwaited(true) })}>
      <MenuList {...props} isOpenAtFirst={isAwaited} />
    </Suspense>
  )
}
