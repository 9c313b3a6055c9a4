import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import styles from './go-back.module.css'

/** To the page one came from; to the given one when this is the first page of the visit. */
export function GoBack({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate()
  const isFirst = () => (history.state as { idx?: number } | null)?.idx === 0
  return (
    <button
      type="button"
      className={styles.back}
      onClick={() => (isFirst() ? navigate(otherwise) : navigate(-1))}
    >
      <ChevronLeft aria-hidden="true" />
      <Trans>Back</Trans>
    </button>
  )
}
