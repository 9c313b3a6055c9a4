import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'

/** Band, title, outline and panel in their places. */
export function CoursePageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="course-band rounded-none" />
      <div className="wrap course-page">
        <div className="course-main">
          <div className="grid gap-4">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-14 w-4/5" />
            <SkeletonText lines={2} />
          </div>
          <Skeleton className="h-96 w-full rounded-3" />
        </div>
        <div className="enrol-panel">
          <Skeleton className="h-80 w-full rounded-4" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
