import type { FailedJob } from '@academy/contract/system'
import * as M from '@academy/contract/system/messages'
import { formatAtLeast } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { StatusPill } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { failedJobsQuery } from '../api.ts'
import { useJobActions } from '../use-job-actions.ts'
import styles from './figures.module.css'

/** What failed, to be tried again or dropped. */
export function FailedJobs() {
  const found = useQuery(failedJobsQuery)
  const { data, error } = found
  const [dropping, setDropping] = useState<FailedJob | null>(null)
  const { retry, retryAll, drop } = useJobActions()
  const several = data?.kinds.filter(({ count }) => count > 1) ?? []
  return (
    <Panel
      title={<Trans>Failed jobs</Trans>}
      end={
        <div className={styles.acts}>
          {several.map(({ name, count }) => (
            <Button
              key={name}
              size="sm"
              busy={retryAll.isPending && retryAll.variables === name}
              onClick={() => retryAll.mutate(name)}
            >
              <RotateCw aria-hidden="true" />
              <Trans>
                Try all {formatAtLeast(count, data?.isMore ?? false)} of {name} again
              </Trans>
            </Button>
          ))}
        </div>
      }
    >
      {error && data && (
        <StaleBanner className="mx-4 mb-3" message={failureMessage(error, M.jobsFailed)} found={found} />
      )}
      {!data && error && <ErrorPanel level={3} message={failureMessage(error, M.jobsFailed)} found={found} />}
      {!data && !error && (
        <SkeletonGroup className="p-4">
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
      {data?.jobs.length === 0 && (
        <p className={styles.none}>
          <Trans>No job has failed.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {data?.jobs.map((job) => (
          <FailedRow
            key={job.id}
            job={job}
            isRetrying={retry.isPending && retry.variables === job.id}
            onRetry={() => retry.mutate(job.id)}
            onDrop={() => setDropping(job)}
          />
        ))}
      </ul>
      {data && data.total > data.jobs.length && (
        <p className={styles.none}>
          <Trans>
            The newest {data.jobs.length} of {formatAtLeast(data.total, data.isMore)}.
          </Trans>
        </p>
      )}
      <ConfirmDialog
        open={dropping !== null}
        title={<Trans>Drop {dropping?.name ?? ''}?</Trans>}
        verb={<Trans>Drop job</Trans>}
        busy={drop.isPending}
        error={drop.error && failureMessage(drop.error, M.dropFailed)}
        onConfirm={() => dropping && drop.mutate(dropping.id, { onSuccess: () => setDropping(null) })}
        onClose={() => {
          drop.reset()
          setDropping(null)
        }}
      >
        <Trans>What it was to do is not done, and nothing tries it again.</Trans>
      </ConfirmDialog>
    </Panel>
  )
}

interface FailedRowProps {
  job: FailedJob
  isRetrying: boolean
  onRetry: () => void
  onDrop: () => void
}

function FailedRow({ job, isRetrying, onRetry, onDrop }: FailedRowProps) {
  const { name, state, failedAt, nextTryAt, attempts, maxAttempts, error } = job
  return (
    <li data-job={name}>
      <div>
        <b>{name}</b>{' '}
        {state === 'failed' ? (
          <StatusPill tone="bad">
            <Trans>Failed</Trans>
          </StatusPill>
        ) : (
          <StatusPill tone="wait">
            <Trans>Tried again</Trans>
          </StatusPill>
        )}
        <p>
          {error ? (
            <>
              {error.kind}
              {error.line && `: ${error.line}`}
            </>
          ) : (
            <Trans>Its process ended while it ran.</Trans>
          )}
        </p>
        <small className="num">
          <RelativeTime at={failedAt} />,{' '}
          <Plural value={maxAttempts} one={`${attempts} try of #`} other={`${attempts} of # tries`} />
          {nextTryAt !== null && (
            <>
              . <NextTry at={nextTryAt} />
            </>
          )}
        </small>
      </div>
      <div className={styles.acts}>
        <Button size="sm" busy={isRetrying} onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          <Trans>Try again</Trans>
          <span className="vh"> {name}</span>
        </Button>
        <Button size="sm" variant="danger" onClick={onDrop}>
          <Trans>Drop</Trans>
          <span className="vh"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

function NextTry({ at }: { at: string }) {
  const minutes = Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 60_000))
  return <Plural value={minutes} one="The next within a minute" other="The next within # minutes" />
}
