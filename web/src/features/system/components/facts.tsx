import type { SystemMetrics } from '@academy/contract/system'
import { formatCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatBytes, formatMs, NONE } from '../figures.ts'
import styles from './figures.module.css'

/** Database, storage and mail: what all nodes share. */
export function SharedFacts({ metrics }: { metrics: SystemMetrics }) {
  const { database, storage, mail } = metrics
  const { pool } = database
  return (
    <Panel title={<Trans>Database, storage and mail</Trans>}>
      <dl className={styles.facts}>
        <Fact name={<Trans>Database</Trans>}>
          {formatBytes(database.sizeBytes)}
          <small>PostgreSQL {database.serverVersion}</small>
        </Fact>
        <Fact name={<Trans>Answers within</Trans>}>{formatMs(database.latencyMs)}</Fact>
        <Fact name={<Trans>Connections</Trans>}>
          <Trans>
            {pool.inUse} of {pool.max} in use
          </Trans>
          {pool.waiting > 0 && (
            <small className={styles.bad}>
              <Plural value={pool.waiting} one="# statement waits" other="# statements wait" />
            </small>
          )}
        </Fact>
        <Fact name={storage.backend === 's3' ? <Trans>Storage (S3)</Trans> : <Trans>Storage (disk)</Trans>}>
          {storage.measuredAt === null ? <Trans>Not measured yet</Trans> : formatBytes(storage.usedBytes)}
          {storage.files !== null && (
            <small>
              <Plural value={storage.files} one="# file" other={`${formatCount(storage.files)} files`} />
            </small>
          )}
        </Fact>
        {storage.freeBytes !== null && (
          <Fact name={<Trans>Free on disk</Trans>}>{formatBytes(storage.freeBytes)}</Fact>
        )}
        <Fact name={<Trans>Mail</Trans>}>
          {mail.transport === 'smtp' ? <Trans>Mail server</Trans> : <Trans>Files in the outbox</Trans>}
        </Fact>
        <Fact name={<Trans>Last letter sent</Trans>}>
          {mail.lastSentAt === null ? NONE : <RelativeTime at={mail.lastSentAt} />}
        </Fact>
        <Fact name={<Trans>Last letter that failed</Trans>}>
          {mail.lastFailure === null ? (
            NONE
          ) : (
            <>
              <RelativeTime at={mail.lastFailure.at} />
              <small>
                {mail.lastFailure.kind}: {mail.lastFailure.line}
              </small>
            </>
          )}
        </Fact>
      </dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
