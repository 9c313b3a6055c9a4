import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './notes-body.module.css'

interface NotesPagesProps {
  isNewest: boolean
  /** The last one shown, where there are older ones. */
  last: string | undefined
}

/** Pages by what stands last on the one before: nothing is shown twice or left out when more arrive meanwhile. Back leads to newer ones. */
export function NotesPages({ isNewest, last }: NotesPagesProps) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const behind = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id) next.set('before', id)
    else next.delete('before')
    return { search: next.toString() }
  }
  if (isNewest && !last) return null
  return (
    <nav aria-label={t`Pages`} className={styles.pages}>
      {!isNewest && (
        <ButtonLink to={behind(undefined)} variant="secondary">
          <Trans>Newest</Trans>
        </ButtonLink>
      )}
      {last && (
        <ButtonLink to={behind(last)} variant="secondary">
          <Trans>Older</Trans>
        </ButtonLink>
      )}
    </nav>
  )
}
