import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import styles from './questions.module.css'

/** At the end of a page that has a next one. */
export function MoreButton({ onMore }: { onMore: () => void }) {
  return (
    <Button className={styles.more} onClick={onMore}>
      <Trans>Show more</Trans>
    </Button>
  )
}
