import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useGoBack } from '../../../../lib/pages/use-go-back.ts'
import styles from './go-back.module.css'

/** To the page one came from; to the given one when this is the first page of the visit. */
export function GoBack({ otherwise }: { otherwise: string }) {
  const goBack = useGoBack(otherwise)
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <ChevronLeft aria-hidden="true" />
      <Trans>Back</Trans>
    </button>
  )
}
