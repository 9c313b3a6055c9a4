import { Skeleton } from '../../../ui/skeleton.tsx'
import { CourseColumnsSkeleton } from './course-columns.tsx'
import studyHomeStyles from './study-home.module.css'

export function StudySkeleton() {
  return (
    <CourseColumnsSkeleton>
      <div className={studyHomeStyles.main}>
        <div className="grid gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-3/4" />
        </div>
        <Skeleton className="h-84 w-full rounded-4" />
        <div className="grid gap-px">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-17 w-full" />
          ))}
        </div>
      </div>
    </CourseColumnsSkeleton>
  )
}
