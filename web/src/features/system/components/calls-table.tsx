import type { CallTimes, SystemMetrics } from '@academy/contract/system'
import type { CallKind } from '@academy/contract/system/rules'
import { formatCount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { formatMs } from '../figures.ts'
import styles from './figures.module.css'

/** What came in the last hour, by kind of call, and the calls that took longest. */
export function CallsTables({ calls }: { calls: SystemMetrics['calls'] }) {
  const { t } = useLingui()
  const words: Record<CallKind, string> = {
    read: t`Read`,
    write: t`Write`,
    file: t`Files`,
    page: t`Pages`,
  }
  return (
    <>
      <TimesTable
        title={<Trans>By kind of call</Trans>}
        rows={calls.kinds.map(({ kind, ...times }) => ({ name: words[kind], times }))}
      />
      <TimesTable
        title={<Trans>The slowest calls</Trans>}
        none={<Trans>No call was made five times in the last hour.</Trans>}
        rows={calls.slowest.map(({ call, ...times }) => ({
          name: <Call address={call} />,
          key: call,
          times,
        }))}
      />
    </>
  )
}

/** `GET /api/user/me`: a narrow column breaks it after a slash, not within a word. */
const Call = ({ address }: { address: string }) => (
  <code>
    {address.split(/(?<=\/)/).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of an address have their order alone
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </code>
)

interface TimesTableProps {
  title: ReactNode
  none?: ReactNode
  rows: { name: ReactNode; key?: string; times: CallTimes }[]
}

function TimesTable({ title, none, rows }: TimesTableProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={`${styles.table} ${styles.times}`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Call</Trans>
              </th>
              <th scope="col">
                <Trans>Answers</Trans>
              </th>
              <th scope="col">
                <Trans>Half within</Trans>
              </th>
              <th scope="col">
                <Trans>95% within</Trans>
              </th>
              <th scope="col">
                <Trans>Errors</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, key, times }, index) => (
              <tr key={key ?? index}>
                <th scope="row">{name}</th>
                <td>{formatCount(times.count)}</td>
                <td>{formatMs(times.p50Ms)}</td>
                <td>{formatMs(times.p95Ms)}</td>
                <td className={times.errors > 0 ? styles.bad : undefined}>{formatCount(times.errors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
