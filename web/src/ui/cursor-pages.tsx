import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from './button.tsx'
import styles from './cursor-pages.module.css'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { useTopOnNewPage } from './use-top-on-new-page.ts'

interface CursorPagesProps {
  /** Under this name the address says what the page stands behind. */
  param: string
  isNewest: boolean
  /** Behind it the older ones stand; absent where there are none. */
  next: string | undefined
  /** Those of another page stand here still. */
  isComing: boolean
  /** Where two stand on one page. */
  label?: string
}

/** Pages by what stands last on the one before: nothing is shown twice or left out when more arrive meanwhile. Back leads to newer ones. */
export function CursorPages({ param, isNewest, next, isComing, label }: CursorPagesProps) {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const cursor = params.get(param) ?? ''
  const place = useRef<HTMLElement>(null)
  useTopOnNewPage(cursor)
  useFocusOnNewPage(place, isComing ? undefined : cursor)
  const behind = (last: string | undefined) => {
    const other = new URLSearchParams(params)
    if (last) other.set(param, last)
    else other.delete(param)
    return { search: other.toString() }
  }
  if (isNewest && !next) return null
  return (
    <nav ref={place} aria-label={label ?? t`Pages`} className={styles.pages}>
      {!isNewest && (
        <ButtonLink to={behind(undefined)} variant="secondary">
          <Trans>Newest</Trans>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={behind(next)} variant="secondary">
          <Trans>Older</Trans>
        </ButtonLink>
      )}
    </nav>
  )
}
