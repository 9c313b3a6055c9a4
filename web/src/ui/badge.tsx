import { Check, Clock, Info, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** wait is pending, good is approved, graded, passed; bad is rejected, failed; cover sits on a picture. */
export type Tone = 'plain' | 'wait' | 'good' | 'info' | 'bad' | 'brand' | 'ink' | 'cover'

type BadgeProps = { tone?: Tone; icon?: LucideIcon; className?: string; children: ReactNode }

export function Badge({ tone = 'plain', icon: Icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge num', className)} data-tone={tone}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  )
}

const pillIcons = { wait: Clock, good: Check, bad: X, info: Info } as const

/** A state: always an icon and a word, never colour alone. */
export function StatusPill({
  tone,
  icon,
  children,
}: {
  tone: keyof typeof pillIcons
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <Badge tone={tone} icon={icon ?? pillIcons[tone]} className="whitespace-nowrap">
      {children}
    </Badge>
  )
}
