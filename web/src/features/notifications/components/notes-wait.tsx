import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'

/** Until they have come. */
export function NotesWait() {
  return (
    <SkeletonGroup>
      <SkeletonText />
      <SkeletonText />
      <SkeletonText />
    </SkeletonGroup>
  )
}
