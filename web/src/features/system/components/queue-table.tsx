import type { SystemMetrics } from '@academy/contract/system'
import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { NONE } from '../figures.ts'
import styles from './figures.module.css'

/** What waits, by kind of job. */
export function QueueTable({ jobs }: { jobs: SystemMetrics['jobs'] }) {
  return (
    <Panel title={<Trans>Jobs</Trans>} detail={jobs.isMore && <Trans>The first 10,000 are counted.</Trans>}>
      {jobs.kinds.length === 0 ? (
        <p className={styles.none}>
          <Trans>No job waits.</Trans>
        </p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Kind</Trans>
              </th>
              <th scope="col">
                <Trans>Now</Trans>
              </th>
              <th scope="col">
                <Trans>Later</Trans>
              </th>
              <th scope="col">
                <Trans>Oldest</Trans>
              </th>
              <th scope="col">
                <Trans>Failed</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {jobs.kinds.map(({ name, due, running, later, retrying, failed, oldestDueAt }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatCount(due + running)}</td>
                <td>{formatCount(later + retrying)}</td>
                <td>{oldestDueAt === null ? NONE : <RelativeTime at={oldestDueAt} />}</td>
                <td className={failed > 0 ? styles.bad : undefined}>{formatCount(failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
