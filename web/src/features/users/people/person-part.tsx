import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { failureMessage } from '../../../lib/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './person.module.css'

interface PersonPartProps<Data> {
  title: ReactNode
  found: UseQueryResult<Data>
  failed: string
  /** Null says that there is nothing. */
  children: (data: Data) => ReactNode
}

/** One part of a person's page, which comes, fails and is asked again by itself. */
export function PersonPart<Data>({ title, found, failed, children }: PersonPartProps<Data>) {
  const id = useId()
  const { data, error, refetch, isFetching } = found
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {data !== undefined && (children(data) ?? <p className="text-muted">{<Trans>Nothing yet</Trans>}</p>)}
      {data === undefined && !error && (
        <SkeletonGroup>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      )}
      {data === undefined && error && (
        <ErrorPanel
          level={3}
          message={failureMessage(error, failed)}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
    </section>
  )
}
