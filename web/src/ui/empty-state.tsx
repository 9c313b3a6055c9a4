import type { ReactNode } from 'react'
import { EmptyArt } from '../imigongo/empty-art.tsx'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** One action. */
  action?: ReactNode
  /** The heading's level on its page. */
  level?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ title, children, action, level = 2, className = '' }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`empty ${className}`}>
      <EmptyArt />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="empty-actions">{action}</div>}
    </div>
  )
}
