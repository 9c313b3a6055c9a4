import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export const PORTAL_TITLE_ID = 'portal-title'

/** The one `h1` of a portal page, in the bar on top. `above` is a BackLink or a Breadcrumb. */
export function PortalTitle({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setBar(document.getElementById(PORTAL_TITLE_ID)), [])
  if (!bar) return null
  return createPortal(
    <>
      {above}
      <h1 tabIndex={-1}>{children}</h1>
    </>,
    bar,
  )
}
