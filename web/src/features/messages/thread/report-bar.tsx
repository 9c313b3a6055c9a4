import { Trans } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import styles from './thread.module.css'

/** While a message is chosen to be reported, in the place of the field. */
export function ReportBar({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={styles.closed} role="status">
      <Flag aria-hidden="true" />
      <p>
        <b>
          <Trans>Choose the message to report</Trans>
        </b>
        <span>
          <Trans>Press one of those that you have received.</Trans>
        </span>
      </p>
      <Button size="sm" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
