import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './own-certificates.module.css'

/** The grid of certificates before it is known which there are. */
export function CertificatesSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.newest}>
        <Skeleton className="aspect-[297/210] w-full" />
        <div className="grid gap-4">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-12 w-3/5" />
        </div>
      </div>
      <div className={styles.cards}>
        {['a', 'b', 'c'].map((card) => (
          <div key={card} className="grid gap-3">
            <Skeleton className="aspect-[297/210] w-full" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
