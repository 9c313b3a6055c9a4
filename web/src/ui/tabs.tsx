import { capCount } from '@academy/contract/text'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from './class-names.ts'

export type TabItem = { to: string; label: ReactNode; count?: number; end?: boolean }

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function isOpen({ to, end = true }: TabItem, pathname: string): boolean {
  const [path] = to.split('?')
  return pathname === path || (!end && pathname.startsWith(`${path}/`))
}

/** Tabs with an address each: links, so that reload and the back button keep the place. Arrow keys move the focus. */
export function Tabs({
  label,
  items,
  className,
}: {
  label: string
  items: readonly TabItem[]
  className?: string
}) {
  const { pathname } = useLocation()
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')]
    const move = moves[event.key]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (!move || at < 0) return
    event.preventDefault()
    links[move(at, links.length - 1)]?.focus()
  }
  return (
    <nav aria-label={label} className={classNames('tabs', className)} onKeyDown={moveFocus}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} aria-current={isOpen(item, pathname) ? 'page' : undefined}>
          {item.label}
          {item.count !== undefined && <small>{capCount(item.count)}</small>}
        </Link>
      ))}
    </nav>
  )
}
