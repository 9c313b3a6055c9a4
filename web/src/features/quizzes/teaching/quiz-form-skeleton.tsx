import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './form/paper-form.module.css'
import questionIndex from './form/question-index.module.css'

export function QuizFormSkeleton() {
  return (
    <SkeletonGroup className={styles.paper}>
      <div className={`${questionIndex.index} grid gap-2`}>
        <Skeleton className="h-8 w-24" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-10 w-full" />
        ))}
      </div>
      <div className="grid gap-4">
        <Skeleton radius={3} className="h-90 w-full" />
        <Skeleton radius={3} className="h-120 w-full" />
      </div>
    </SkeletonGroup>
  )
}
