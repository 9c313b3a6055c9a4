import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way up from a page of the third level. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-meta font-semibold text-text-2 hover:text-text"
    >
      <ChevronLeft aria-hidden="true" className="size-4.5" />
      {children}
    </Link>
  )
}
