import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

export function ExamFormSkeleton() {
  return (
    <SkeletonGroup className="grid max-w-180 gap-5">
      <Skeleton className="h-72 w-full rounded-3" />
      <Skeleton className="h-40 w-full rounded-3" />
    </SkeletonGroup>
  )
}
