import { Trans } from '@lingui/react/macro'
import { useOnline } from '../../../lib/offline/online.ts'
import styles from '../components/questions.module.css'

/** A form without a line sends nothing and loses nothing. */
export function OfflineNote() {
  if (useOnline()) return null
  return (
    <p className={styles.kept} role="status">
      <Trans>You are offline. What you write is kept on this device; send it when the line is back.</Trans>
    </p>
  )
}
