import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger'
  /** `row`: in a line of a list, with a target higher than itself. */
  size?: 'row' | 'sm' | 'md' | 'lg'
  /** Danger only: filled, for the last step of a loss. */
  solid?: boolean
}

export function buttonClass(
  { variant = 'secondary', size = 'md', solid }: ButtonLook,
  more?: string,
): string {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, solid && 'btn-solid', more)
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; children: ReactNode }

/** While busy it keeps its width and focus, and ignores every further press. */
export function Button({ variant, size, solid, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, solid }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className="btn-label">{children}</span>
      {busy && <span className="spinner" />}
    </button>
  )
}

type ButtonLinkProps = LinkProps & ButtonLook

export function ButtonLink({ variant, size, solid, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, solid }, className)} />
}

type ButtonAnchorProps = ComponentProps<'a'> & ButtonLook & { href: string }

/** For addresses the router does not own: tel:, files, the OAuth start. */
export function ButtonAnchor({ variant, size, solid, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, solid }, className)}>
      {children}
    </a>
  )
}
