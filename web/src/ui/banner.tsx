import { CircleAlert, CircleCheck, Clock, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const icons = { info: Info, wait: Clock, good: CircleCheck, bad: CircleAlert } as const

type BannerProps = {
  tone?: keyof typeof icons
  icon?: LucideIcon
  actions?: ReactNode
  /** Edge to edge, under the header. */
  bar?: boolean
  /** alert interrupts; status waits; none for what was there from the start. */
  live?: 'status' | 'alert'
  className?: string
  children: ReactNode
}

/** A message about the whole page: offline, session ended, new version, payment pending. */
export function Banner({ tone = 'info', icon, actions, bar, live, className, children }: BannerProps) {
  const Icon = icon ?? icons[tone]
  return (
    <div role={live} className={classNames('banner', bar && 'banner-bar', className)} data-tone={tone}>
      <Icon aria-hidden="true" />
      <p>{children}</p>
      {actions && <div className="banner-actions">{actions}</div>}
    </div>
  )
}
