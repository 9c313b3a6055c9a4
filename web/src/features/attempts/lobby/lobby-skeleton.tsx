import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { FocusTop } from '../components/focus-top.tsx'
import '../components/sitting.css'
import './lobby.css'

export function LobbySkeleton({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="focus">
      <FocusTop title={<Skeleton className="h-5 w-40" />} onLeave={onLeave} />
      <div className="weave" />
      <main id="main">
        <SkeletonGroup className="lobby">
          <div className="lobby-skeleton">
            <Skeleton className="h-14 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-34 w-full" />
            <Skeleton className="h-40 w-4/5" />
          </div>
          <Skeleton className="h-96 w-full rounded-3" />
        </SkeletonGroup>
      </main>
    </div>
  )
}
