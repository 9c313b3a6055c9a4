import type { ReactNode } from 'react'

/** The page's main action: above the list on laptops, a sticky button at the bottom on phones. */
export function PortalAction({ children }: { children: ReactNode }) {
  return <div className="portal-action">{children}</div>
}
