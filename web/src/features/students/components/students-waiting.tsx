import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

/** The size of a list of students that is on its way. */
export function StudentsWaiting() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton radius={2} className="h-12 w-full" />
      <Skeleton radius={3} className="h-96 w-full" />
    </SkeletonGroup>
  )
}
