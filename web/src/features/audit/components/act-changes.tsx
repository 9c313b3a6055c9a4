import { sayValue } from '@academy/contract/audit/rules'
import { Trans } from '@lingui/react/macro'
import type { Act } from '../api.ts'
import styles from './act-changes.module.css'
import { type ChangedField, changedFields, fieldLabel } from './field-labels.ts'

/** How many changed fields stand open; the class of a day has more. */
const OPEN_FIELDS = 4

/** Each changed field with what stood before and what stands since. */
export function ActChanges({ act: { before, after } }: { act: Act }) {
  const fields = changedFields(before, after)
  if (fields.length === 0) return null
  const more = fields.length - OPEN_FIELDS
  // One alone is not worth a press.
  const open = more > 1 ? fields.slice(0, OPEN_FIELDS) : fields
  return (
    <>
      <Fields fields={open} />
      {open.length < fields.length && (
        <details className={styles.more}>
          <summary>
            <Trans>{more} more</Trans>
          </summary>
          <Fields fields={fields.slice(OPEN_FIELDS)} />
        </details>
      )}
    </>
  )
}

function Fields({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <dl className={styles.changes}>
      {fields.map(({ name, label, before, after }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && (
              <del>
                <span className="vh">
                  <Trans>Before:</Trans>
                </span>{' '}
                {before}
              </del>
            )}
            {before !== undefined && after !== undefined && (
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            )}
            {after !== undefined && (
              <ins>
                <span className="vh">
                  <Trans>After:</Trans>
                </span>{' '}
                {after}
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
            <dt>{fieldLabel(name)}</dt>
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
