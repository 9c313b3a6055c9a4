import { capCount } from '@academy/contract/text'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

type IconLook = {
  /** Read by screen readers and shown as the tooltip; name the count too when there is a badge. */
  label: string
  badge?: number
  children: ReactNode
}

function Contents({ badge, children }: Pick<IconLook, 'badge' | 'children'>) {
  return (
    <>
      {children}
      {badge ? (
        <span className="icon-badge" aria-hidden="true">
          {capCount(badge)}
        </span>
      ) : null}
    </>
  )
}

export function IconButton({
  label,
  badge,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & IconLook) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames('icon-btn', className)}
    >
      <Contents badge={badge}>{children}</Contents>
    </button>
  )
}

export function IconLink({
  label,
  badge,
  className,
  children,
  ...rest
}: Omit<LinkProps, 'children'> & IconLook) {
  return (
    <Link title={label} {...rest} aria-label={label} className={classNames('icon-btn', className)}>
      <Contents badge={badge}>{children}</Contents>
    </Link>
  )
}
