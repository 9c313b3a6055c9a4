import type { SystemMetrics } from '@academy/contract/system'
import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { formatMs, formatUptime } from '../figures.ts'
import { answersIn, jobsIn } from '../health.ts'
import { LazyAnswersChart } from '../lazy-system.ts'
import styles from './all-figures.module.css'
import { CallsTables } from './calls-table.tsx'
import { SharedFacts } from './facts.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { NodesList } from './nodes-list.tsx'
import { QueueTable } from './queue-table.tsx'

interface AllFiguresProps {
  found: UseQueryResult<SystemMetrics>
  metrics: SystemMetrics
}

export function AllFigures({ found, metrics }: AllFiguresProps) {
  const { calls, jobs } = metrics
  const { errors } = answersIn(calls)
  const read = calls.kinds.find(({ kind }) => kind === 'read')
  return (
    <>
      <div className={styles.stats}>
        <Stats>
          <Stat
            value={formatUptime(metrics.uptimeSeconds)}
            label={<Trans>Uptime</Trans>}
            trend={<Trans>version {metrics.version}</Trans>}
          />
          <Stat
            value={formatMs(read?.p95Ms ?? null)}
            label={<Trans>Reads, 95% within</Trans>}
            trend={<Trans>half within {formatMs(read?.p50Ms ?? null)}</Trans>}
          />
          <Stat
            value={formatCount(errors)}
            label={<Trans>Errors</Trans>}
            trend={<Trans>in the last hour</Trans>}
          />
          <Stat
            value={formatCount(jobsIn(jobs, 'failed'))}
            label={<Trans>Failed jobs</Trans>}
            trend={<Trans>{formatCount(jobsIn(jobs, 'due', 'retrying'))} wait</Trans>}
          />
          <Stat
            value={formatCount(metrics.liveConnections)}
            label={<Trans>Live connections</Trans>}
            trend={<Trans>open pages that hear news</Trans>}
          />
        </Stats>
      </div>
      <div className={styles.figures}>
        <div className={styles.wide}>
          <FailedJobs />
        </div>
        <Suspense fallback={<Skeleton className="h-104 w-full" />}>
          <LazyAnswersChart found={found} />
        </Suspense>
        <NodesList nodes={metrics.nodes} />
        <CallsTables calls={calls} />
        <QueueTable jobs={jobs} />
        <SharedFacts metrics={metrics} />
      </div>
    </>
  )
}
