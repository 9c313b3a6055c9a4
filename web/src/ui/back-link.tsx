import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './back-link.module.css'

/** The way up from a page of the third level. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`-ml-1 inline-flex min-h-11 items-center gap-1.5 meta strong ${styles.back}`}>
      <ChevronLeft aria-hidden="true" className="size-4.5" />
      <span className="line-clamp-2 wrap-anywhere">{children}</span>
    </Link>
  )
}
