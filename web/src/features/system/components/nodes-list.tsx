import type { SystemNode } from '@academy/contract/system'
import { formatCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatBytes, formatMs, formatUptime } from '../figures.ts'
import styles from './figures.module.css'

/** Each process that serves the academy. */
export function NodesList({ nodes }: { nodes: readonly SystemNode[] }) {
  return (
    <Panel title={<Trans>Nodes</Trans>}>
      {nodes.length === 0 && (
        <p className={styles.none}>
          <Trans>No node has reported yet. Each does every ten seconds.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {nodes.map((node) => (
          <li key={node.name}>
            <div>
              <b>{node.name}</b>
              <p className="num">
                <Trans>
                  {formatCount(node.calls.count)} answers, 95% within {formatMs(node.calls.p95Ms)}.{' '}
                  {node.pool.inUse} of {node.pool.max} connections in use.
                </Trans>{' '}
                <Plural value={node.liveConnections} one="# live connection." other="# live connections." />
              </p>
              <small className="num">
                <Trans>
                  Version {node.version}, {formatBytes(node.diskFreeBytes)} free on its disk
                </Trans>
              </small>
            </div>
            {node.state === 'up' ? (
              <StatusPill tone="good">
                <Trans>Up for {formatUptime(node.uptimeSeconds)}</Trans>
              </StatusPill>
            ) : (
              <StatusPill tone="bad">
                <Trans>
                  Silent, last seen <RelativeTime at={node.seenAt} />
                </Trans>
              </StatusPill>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
