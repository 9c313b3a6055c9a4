import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './thread-skeleton.module.css'

export function ThreadSkeleton() {
  return (
    <SkeletonGroup className={styles.waiting}>
      <Skeleton className="h-16 w-3/5 rounded-3" />
      <Skeleton className="h-11 w-2/5 rounded-3" />
      <Skeleton className="ml-auto h-16 w-1/2 rounded-3" />
      <Skeleton className="h-11 w-3/5 rounded-3" />
    </SkeletonGroup>
  )
}
