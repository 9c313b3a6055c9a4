import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './quiz-list-frame.module.css'

export function QuizListSkeleton() {
  return (
    <SkeletonGroup className="wrap study">
      <div className="course-side grid gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-4 h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
      <div className={styles.list}>
        <div className="grid gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-3/4" />
        </div>
        <div className="grid gap-3">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-27 w-full rounded-3" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
