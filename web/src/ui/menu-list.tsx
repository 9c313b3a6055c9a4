import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { useOverlayContainer } from './overlay-container.ts'

export type MenuItem = {
  label: ReactNode
  icon?: LucideIcon
  danger?: boolean
  disabled?: boolean
} & ({ onSelect: () => void; to?: never } | { to: string; onSelect?: never })

export interface MenuProps {
  /** One button; it gets the menu's state by itself. */
  trigger: ReactElement<{ onClick?: () => void }>
  label?: ReactNode
  /** 'line' draws a divider. */
  items: readonly (MenuItem | 'line')[]
  align?: 'start' | 'end'
}

/** Arrow keys, letters, Esc; keeps inside the screen. */
export function MenuList(props: MenuProps & { isOpenAtFirst: boolean }) {
  const { trigger, label, items, align = 'end', isOpenAtFirst } = props
  const { container, look } = useOverlayContainer()
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst} onOpenChange={look}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content className="pop" align={align} sideOffset={6} collisionPadding={12} loop>
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
