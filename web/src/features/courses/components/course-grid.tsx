import type { ReactNode } from 'react'
import styles from './course-grid.module.css'

/** Where cards of courses stand; `busy` while those of another page are on their way. */
export function CourseGrid({ busy, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-busy={busy || undefined} data-dim={busy || undefined}>
      {children}
    </ul>
  )
}
