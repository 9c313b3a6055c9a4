import type { ReactNode } from 'react'
import { academy } from '../../lib/academy.ts'
import styles from './print-head.module.css'

/** The head of a sheet on paper, below the page's title: the course, which days, and whose it is. */
export function PrintHead({
  course,
  days,
  children,
}: {
  course: string
  days: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.head} aria-hidden="true">
      <div>
        <h2>{course}</h2>
        <p>{days}</p>
        {children && <p>{children}</p>}
      </div>
      <p>{academy().name}</p>
    </div>
  )
}
