import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import cardStyles from './course-card.module.css'
import gridStyles from './course-grid.module.css'

/** The grid of cards that is coming, in its own shape. */
export function CourseCardSkeletons({ count }: { count: number }) {
  return (
    <SkeletonGroup className={gridStyles.grid}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey cards have no identity
        <div key={at} className={`card ${cardStyles.card}`} aria-hidden="true">
          <Skeleton radius="none" className="aspect-video max-md:aspect-5/2" />
          <div className={cardStyles.body}>
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="mt-2 h-6 w-4/5" />
            <SkeletonText lines={2} className="mt-3" />
            <Skeleton className="mt-4 h-4 w-1/2" />
            <div className={cardStyles.foot}>
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-11 w-28" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
