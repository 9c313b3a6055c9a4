import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './payment-place.module.css'

export function PaymentSkeleton() {
  return (
    <SkeletonGroup className={styles.columns}>
      <div className={styles.main}>
        <Skeleton className="h-28 w-full rounded-3" />
        <Skeleton className="h-72 w-full rounded-3" />
      </div>
      <Skeleton className="h-72 w-full rounded-3" />
    </SkeletonGroup>
  )
}
