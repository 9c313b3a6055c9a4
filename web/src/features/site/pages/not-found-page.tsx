import { SEARCH_MAX_LENGTH } from '@academy/contract/http/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Hills } from '../../../imigongo/terraced-hills.tsx'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  const { t } = useLingui()
  const go = useNavigate()
  usePageTitle(t`Page not found`)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    go(words ? `/courses?q=${encodeURIComponent(words)}` : '/courses')
  }
  return (
    <div className={styles.lost}>
      <div className="wrap">
        <h1>
          <Trans>This path ends here.</Trans>
        </h1>
        <p>
          <Trans>There is no page at this address. It may have moved, or the link has a slip in it.</Trans>
        </p>
        <search>
          <form onSubmit={search}>
            <span className="inp-wrap">
              <Search aria-hidden="true" />
              <input
                className="inp"
                type="search"
                name="q"
                maxLength={SEARCH_MAX_LENGTH}
                aria-label={t`Search courses`}
                placeholder={t`Search courses`}
              />
            </span>
            <Button type="submit">
              <Trans>Search</Trans>
            </Button>
          </form>
        </search>
        <ButtonLink to="/courses" variant="primary">
          <Trans>Browse Courses</Trans>
        </ButtonLink>
      </div>
      <Hills className={styles.hills} />
    </div>
  )
}
