import { PageComing } from '../../../ui/page-coming.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from '../components/focus-top.module.css'
import { FocusTop } from '../components/focus-top.tsx'
import strip from '../components/progress-strip.module.css'
import lobby from './lobby.module.css'

export function LobbySkeleton({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.page}>
      <FocusTop title={<Skeleton className="h-5 w-40" />} onLeave={onLeave} />
      <div className={strip.strip} />
      <main id="main">
        <PageComing>
          <SkeletonGroup className={lobby.lobby}>
            <div className="grid content-start gap-5">
              <Skeleton className="h-14 w-4/5" />
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-34 w-full" />
              <Skeleton className="h-40 w-4/5" />
            </div>
            <Skeleton radius={3} className="h-96 w-full" />
          </SkeletonGroup>
        </PageComing>
      </main>
    </div>
  )
}
