import { Suspense } from 'react'
import { lazyPart } from '../lib/pages/lazy-part.ts'
import type { MenuProps } from './menu-list.tsx'
import { useOpenByNeed } from './open-by-need.ts'

export type { MenuItem } from './menu-list.tsx'

/** Menus weigh as much as all the rest of a list's page. Where their code does not come, the page stays. */
const MenuList = lazyPart(() => import('./menu-list.tsx'), 'MenuList', { waits: true })

/** For a page on which menus are to open without a line. */
export const preloadMenus = MenuList.preload

/** A button's list of actions. A press before the code of menus has come opens it when it comes. */
export function Menu(props: MenuProps) {
  const { openedBy, trigger } = useOpenByNeed(MenuList, props.trigger, { what: 'menu', keys: ['ArrowDown'] })
  return (
    <Suspense fallback={trigger}>{openedBy ? <MenuList {...props} openedBy={openedBy} /> : trigger}</Suspense>
  )
}
