import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './review-list.module.css'

export function ResultSkeleton() {
  return (
    <SkeletonGroup className="wrap pt-1 pb-8 md:pt-3 md:pb-16">
      <Skeleton className="mt-2 h-11 w-48" />
      <Skeleton radius={4} className="mt-2 h-56 w-full" />
      <div className={styles.grid}>
        <div className="grid gap-4">
          <Skeleton className="h-10 w-60" />
          <Skeleton radius={3} className="h-56 w-full" />
          <Skeleton radius={3} className="h-56 w-full" />
        </div>
        <Skeleton radius={3} className="h-64 w-full" />
      </div>
    </SkeletonGroup>
  )
}
