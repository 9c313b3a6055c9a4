import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'

/** Until they have come. */
export function AnnouncementsWait() {
  return (
    <SkeletonGroup className="grid gap-5 py-8">
      <SkeletonText lines={2} />
      <SkeletonText lines={4} />
      <SkeletonText lines={4} />
    </SkeletonGroup>
  )
}
