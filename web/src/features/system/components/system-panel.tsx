import type { SystemMetrics } from '@academy/contract/system'
import * as M from '@academy/contract/system/messages'
import { formatAtLeast, formatCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { Panel, PanelFoot } from '../../../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { metricsQuery, SYSTEM_ADDRESS } from '../api.ts'
import { formatBytes, formatMs, formatUptime } from '../figures.ts'
import { answersIn, jobsIn } from '../health.ts'
import { HealthPill } from './health-pill.tsx'
import { Sparkline } from './sparkline.tsx'
import styles from './system-panel.module.css'

/** How the academy runs, in five lines; all the figures are a press away. */
export function SystemPanel() {
  const found = useQuery(metricsQuery())
  const { data, error } = found
  return (
    <Panel title={<Trans>System</Trans>} end={data && <HealthPill metrics={data} />}>
      {error && data && (
        <StaleBanner className="mx-4 mb-3" message={failureMessage(error, M.failed)} found={found} />
      )}
      {data ? (
        <Rows metrics={data} />
      ) : error ? (
        <ErrorPanel level={3} message={failureMessage(error, M.failed)} found={found} />
      ) : (
        <SkeletonGroup className="p-4">
          <Skeleton className="h-70 w-full" />
        </SkeletonGroup>
      )}
      <PanelFoot>
        <span>{data && <Plural value={data.nodes.length} one="# node" other="# nodes" />}</span>
        <MoreLink to={SYSTEM_ADDRESS}>
          <Trans>All figures</Trans>
        </MoreLink>
      </PanelFoot>
    </Panel>
  )
}

function Rows({ metrics }: { metrics: SystemMetrics }) {
  const { calls, jobs, storage, version, uptimeSeconds } = metrics
  const { count, errors } = answersIn(calls)
  const read = calls.kinds.find(({ kind }) => kind === 'read')
  const failed = jobsIn(jobs, 'failed')
  const waiting = jobsIn(jobs, 'due', 'retrying')
  return (
    <dl>
      <Row label={<Trans>Uptime</Trans>} detail={<Trans>version {version}</Trans>}>
        {formatUptime(uptimeSeconds)}
      </Row>
      <Row
        label={<Trans>Answers</Trans>}
        detail={<Trans>95th percentile of reads</Trans>}
        line={calls.steps.map(({ p95Ms }) => p95Ms ?? 0)}
      >
        {formatMs(read?.p95Ms ?? null)}
      </Row>
      <Row
        label={<Trans>Errors</Trans>}
        detail={<Trans>of {formatCount(count)} in the last hour</Trans>}
        line={calls.steps.map((step) => step.errors)}
        isBad={errors > 0}
      >
        {formatCount(errors)}
      </Row>
      <Row
        label={<Trans>Jobs</Trans>}
        detail={
          failed > 0 ? <Plural value={failed} one="# failed" other="# failed" /> : <Trans>none failed</Trans>
        }
        isBad={failed > 0}
      >
        <Trans>{formatAtLeast(waiting, jobs.isMore)} waiting</Trans>
      </Row>
      <Row
        label={<Trans>Storage</Trans>}
        detail={storage.freeBytes === null ? null : <Trans>{formatBytes(storage.freeBytes)} free</Trans>}
      >
        {formatBytes(storage.usedBytes)}
      </Row>
    </dl>
  )
}

interface RowProps {
  label: ReactNode
  detail: ReactNode
  line?: readonly number[]
  isBad?: boolean
  children: ReactNode
}

function Row({ label, detail, line, isBad, children }: RowProps) {
  return (
    <div className={styles.row}>
      <dt>
        {label}
        {detail && <small>{detail}</small>}
      </dt>
      <dd data-bad={isBad || undefined}>
        {line && <Sparkline values={line} />}
        <span>{children}</span>
      </dd>
    </div>
  )
}
