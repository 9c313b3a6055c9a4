import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export type Crumb = { to: string; label: string }

/** Where this page hangs; the page itself is its h1, not a crumb. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className="trail items-center">
        {crumbs.map((crumb) => (
          <li key={crumb.to} className="inline-flex items-center gap-1">
            <Link to={crumb.to}>{crumb.label}</Link>
            <ChevronRight aria-hidden="true" className="mr-1 size-4 in-[li:last-child]:hidden" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
