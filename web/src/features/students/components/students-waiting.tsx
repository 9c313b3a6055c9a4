import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

/** The size of a list of students that is on its way. */
export function StudentsWaiting() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-12 w-full rounded-2" />
      <Skeleton className="h-96 w-full rounded-3" />
    </SkeletonGroup>
  )
}
