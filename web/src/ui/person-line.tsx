import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './person-line.module.css'

interface PersonLineProps {
  /** Whose first letters stand in the circle. */
  name: string
  /** Above all that is said of them, in place of a row. */
  isBig?: boolean
  /** The name, and small lines under it. */
  children: ReactNode
}

/** Somebody in one line: their circle, their name, and what is small about them. */
export function PersonLine({ name, isBig, children }: PersonLineProps) {
  return (
    <span className={styles.line} data-big={isBig ? '' : undefined}>
      <Avatar soft size={isBig ? 'lg' : undefined} name={name} />
      <span>{children}</span>
    </span>
  )
}
