import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageHeaderProps = {
  title: ReactNode
  /** One line under the title. */
  lead?: ReactNode
  /** Above the title: a BackLink or a Breadcrumb. */
  above?: ReactNode
  /** The page's main action. */
  action?: ReactNode
  className?: string
}

/** The page's one h1; the router moves focus to it. */
export function PageHeader({ title, lead, above, action, className }: PageHeaderProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap justify-between gap-4 pt-[clamp(1.5rem,3vw,2.75rem)] pb-5',
        lead ? 'items-end' : 'items-center',
        className,
      )}
    >
      <div className="min-w-0">
        {above}
        <h1 tabIndex={-1} className="wrap-anywhere">
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-160 secondary">{lead}</p>}
      </div>
      {action}
    </div>
  )
}
