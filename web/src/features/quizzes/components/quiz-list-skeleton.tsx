import { Skeleton } from '../../../ui/skeleton.tsx'
import { CourseColumnsSkeleton } from '../../lectures/index.ts'
import styles from './quiz-list-frame.module.css'

export function QuizListSkeleton() {
  return (
    <CourseColumnsSkeleton>
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
    </CourseColumnsSkeleton>
  )
}
