import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import styles from './queue.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The shape of the list that is coming. */
export function QueueSkeleton() {
  return (
    <SkeletonGroup className={styles.list}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span />
          <span className="grid gap-1.5">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </span>
          <span className={styles.evidence}>
            <Skeleton className="h-6 w-28" />
          </span>
          <span className={styles.money}>
            <Skeleton className="ml-auto h-4 w-14" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  )
}
