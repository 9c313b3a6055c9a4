import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import styles from './list.module.css'

const ROWS = [1, 2, 3, 4, 5]

export function ConversationSkeletons() {
  return (
    <SkeletonGroup className={styles.rows}>
      {ROWS.map((row) => (
        <span key={row} className={styles.row}>
          <Skeleton radius="full" className="size-12 flex-none" />
          <span className="grid flex-1 content-center gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  )
}
