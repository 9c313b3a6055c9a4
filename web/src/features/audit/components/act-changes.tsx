import { sayValue } from '@academy/contract/audit/rules'
import { Trans } from '@lingui/react/macro'
import type { Act } from '../api.ts'
import styles from './act-changes.module.css'
import { fieldWords } from './words.ts'

/** Each changed field with what stood before and what stands since. */
export function ActChanges({ act: { before, after } }: { act: Act }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldWords(name)}</dt>
          <dd>
            {before && name in before && (
              <del>
                <span className="vh">
                  <Trans>Before:</Trans>
                </span>{' '}
                {sayValue(before[name])}
              </del>
            )}
            {before && after && name in before && name in after && (
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            )}
            {after && name in after && (
              <ins>
                <span className="vh">
                  <Trans>After:</Trans>
                </span>{' '}
                {sayValue(after[name])}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What else was written down, and for superadmins from where it came. */
export function ActDetails({ act }: { act: Act }) {
  const details = Object.entries(act.details)
  if (details.length === 0 && !act.network && !act.device) return null
  return (
    <details className={styles.more}>
      <summary>
        <Trans>Details</Trans>
      </summary>
      <dl>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{fieldWords(name)}</dt>
            <dd>{sayValue(value)}</dd>
          </div>
        ))}
        {act.device && (
          <div>
            <dt>
              <Trans>Device</Trans>
            </dt>
            <dd>{act.device}</dd>
          </div>
        )}
        {act.network && (
          <div>
            <dt>
              <Trans>Network</Trans>
            </dt>
            <dd className="num">{act.network}</dd>
          </div>
        )}
        {act.requestId && (
          <div>
            <dt>
              <Trans>Request</Trans>
            </dt>
            <dd className="num">{act.requestId}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}
