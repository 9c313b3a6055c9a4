import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

export function StudySkeleton() {
  return (
    <SkeletonGroup className="wrap study">
      <div className="course-side grid gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-4 h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
      <div className="study-main">
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
    </SkeletonGroup>
  )
}
