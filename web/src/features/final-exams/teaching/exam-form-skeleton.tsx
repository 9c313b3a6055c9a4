import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

export function ExamFormSkeleton() {
  return (
    <SkeletonGroup className="grid max-w-180 gap-5">
      <Skeleton radius={3} className="h-72 w-full" />
      <Skeleton radius={3} className="h-40 w-full" />
    </SkeletonGroup>
  )
}
