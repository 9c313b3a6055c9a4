import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import lectureBodyStyles from './lecture-body.module.css'
import lecturePlayerStyles from './lecture-player.module.css'

export function PlayerSkeleton() {
  return (
    <SkeletonGroup className={lecturePlayerStyles.player}>
      <div className={lecturePlayerStyles.main}>
        <Skeleton className="aspect-video w-full" />
        <div className={`${lectureBodyStyles.body} grid gap-3`}>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
      <div className={lecturePlayerStyles.content}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="m-4 h-11" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
