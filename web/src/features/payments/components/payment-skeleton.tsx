import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './payment-place.module.css'

export function PaymentSkeleton() {
  return (
    <SkeletonGroup className={styles.columns}>
      <div className={styles.main}>
        <Skeleton radius={3} className="h-28 w-full" />
        <Skeleton radius={3} className="h-72 w-full" />
      </div>
      <Skeleton radius={3} className="h-72 w-full" />
    </SkeletonGroup>
  )
}
