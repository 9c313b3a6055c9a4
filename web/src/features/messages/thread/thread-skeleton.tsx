import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './thread-skeleton.module.css'

export function ThreadSkeleton() {
  return (
    <SkeletonGroup className={styles.waiting}>
      <Skeleton radius={3} className="h-16 w-3/5" />
      <Skeleton radius={3} className="h-11 w-2/5" />
      <Skeleton radius={3} className="ml-auto h-16 w-1/2" />
      <Skeleton radius={3} className="h-11 w-3/5" />
    </SkeletonGroup>
  )
}
