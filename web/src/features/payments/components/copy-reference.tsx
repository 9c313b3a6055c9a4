import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../copy-text.ts'
import styles from './copy-reference.module.css'

/** `shownId` is the element that shows the reference. */
export function CopyReference({ reference, shownId }: { reference: string; shownId: string }) {
  const { t } = useLingui()
  const copy = () => copyText(reference, t`Reference copied`, document.getElementById(shownId))
  return (
    <Button variant="quiet" size="sm" className={styles.button} onClick={copy}>
      <Copy aria-hidden="true" />
      <Trans>Copy reference</Trans>
    </Button>
  )
}
