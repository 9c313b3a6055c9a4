import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export const PORTAL_TITLE_ID = 'portal-title'

interface PortalTitleProps {
  /** A BackLink or a Breadcrumb. */
  above?: ReactNode
  /** The page's own buttons, beside the title where there is room for a sidebar. */
  actions?: ReactNode
  children: ReactNode
}

/** The one `h1` of a portal page, in the bar on top. */
export function PortalTitle({ above, actions, children }: PortalTitleProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setBar(document.getElementById(PORTAL_TITLE_ID)), [])
  if (!bar) return null
  return createPortal(
    <>
      {above}
      <h1 tabIndex={-1}>{children}</h1>
      {actions && <div className="portal-acts">{actions}</div>}
    </>,
    bar,
  )
}
