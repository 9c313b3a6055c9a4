import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

export function PlayerSkeleton() {
  return (
    <SkeletonGroup className="player">
      <div className="player-main">
        <Skeleton className="aspect-video w-full" />
        <div className="lecture-body grid gap-3">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
      <div className="content">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="m-4 h-11" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
