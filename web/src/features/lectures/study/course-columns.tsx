import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './course-columns.module.css'

/** The places of a course, and beside them its page. */
export function CourseColumns({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.columns}`}>{children}</div>
}

export function CourseColumnsSkeleton({ children }: { children: ReactNode }) {
  return (
    <SkeletonGroup className={`wrap ${styles.columns}`}>
      <div className={styles.side}>
        <div className="grid gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
      {children}
    </SkeletonGroup>
  )
}
