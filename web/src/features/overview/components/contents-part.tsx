import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import styles from './course-contents.module.css'

interface ContentsPartProps<Row> {
  title: ReactNode
  found: UseQueryResult<Row[]>
  failed: (error: Error) => string
  none: ReactNode
  /** A line of the list. */
  children: (row: Row) => ReactNode
}

/** The lectures or the quizzes of a course; each waits, fails and is tried again alone. */
export function ContentsPart<Row>({ title, found, failed, none, children }: ContentsPartProps<Row>) {
  const id = useId()
  const { data, error, isFetching, refetch } = found
  const retry = error && {
    message: failed(error),
    retrying: isFetching,
    onRetry: () => void refetch(),
  }
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {retry && data && <StaleBanner className="mb-2" {...retry} />}
      {retry && !data && <ErrorPanel level={3} {...retry} />}
      {!retry && !data && (
        <SkeletonGroup className="grid gap-2">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p className="accordion-none">{none}</p>}
      {data && data.length > 0 && <ul>{data.map(children)}</ul>}
    </section>
  )
}
