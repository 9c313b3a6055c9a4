import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Leaves the academy in a new tab, and says so to screen readers. */
export function ExternalLinkText({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={classNames('link', className)}>
      {children}
      <ExternalLink aria-hidden="true" />
      <span className="vh">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
