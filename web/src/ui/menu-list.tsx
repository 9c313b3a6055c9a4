import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Trigger } from './open-by-need.ts'
import { useOverlayContainer } from './overlay-container.ts'

export type MenuItem = {
  label: ReactNode
  icon?: LucideIcon
  danger?: boolean
  disabled?: boolean
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never })

export interface MenuProps {
  /** One button; it gets the menu's state by itself. */
  trigger: Trigger
  label?: ReactNode
  /** 'line' draws a divider. */
  items: readonly (MenuItem | 'line')[]
  align?: 'start' | 'end'
}

/** Arrow keys, letters, Esc; keeps inside the screen. It is open at first, as it comes when it is opened.
 * @param openedBy a key goes on to the first action, as it does whenever the menu is opened again */
export function MenuList(props: MenuProps & { openedBy: 'pointer' | 'keyboard' }) {
  const { trigger, label, items, align = 'end', openedBy } = props
  const { container, look } = useOverlayContainer()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openedBy === 'keyboard')
      list.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
  }, [openedBy])
  return (
    <DropdownMenu.Root modal={false} defaultOpen onOpenChange={look}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          ref={list}
          className="pop"
          align={align}
          sideOffset={6}
          collisionPadding={12}
          loop
        >
          {label && <DropdownMenu.Label className="pop-label">{label}</DropdownMenu.Label>}
          {items.map((item, index) =>
            item === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a menu's list is fixed while it is open
              <DropdownMenu.Separator key={index} className="pop-line" />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a menu's list is fixed while it is open
              <MenuRow key={index} item={item} />
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuRow({ item }: { item: MenuItem }) {
  const { label, icon: Icon, danger, disabled, to, onSelect } = item
  const contents = (
    <>
      {Icon && <Icon aria-hidden="true" />}
      <span>{label}</span>
    </>
  )
  return (
    <DropdownMenu.Item
      className="pop-item"
      data-danger={danger || undefined}
      disabled={disabled}
      onSelect={onSelect}
      asChild={to !== undefined}
    >
      {to === undefined ? contents : <Link to={to}>{contents}</Link>}
    </DropdownMenu.Item>
  )
}
