import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'

export function PaymentSkeleton() {
  return (
    <SkeletonGroup className="pay-columns">
      <div className="pay-main">
        <Skeleton className="h-28 w-full rounded-3" />
        <Skeleton className="h-72 w-full rounded-3" />
      </div>
      <Skeleton className="h-72 w-full rounded-3" />
    </SkeletonGroup>
  )
}
