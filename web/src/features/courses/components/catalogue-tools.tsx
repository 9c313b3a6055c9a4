import { formatAtLeast } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { academy } from '../../../lib/academy.ts'
import type { CallReply } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { type CatalogueView, catalogueAddress } from '../catalogue-view.ts'
import styles from './catalogue-tools.module.css'

type CatalogueToolsProps = {
  view: CatalogueView
  /** Courses that match the search, by category, and 'All'; unknown while the first answer is on its way. */
  found: Pick<CallReply<'GET /api/course/all'>, 'counts' | 'atLeast'> | undefined
  onSearch: (q: string) => void
}

/** Search and chips, staying under the header while the list scrolls. */
export function CatalogueTools({ view, found, onSearch }: CatalogueToolsProps) {
  const { t } = useLingui()
  const [hasFilters, setHasFilters] = useState(true)
  return (
    <div className={styles.tools}>
      <div className="wrap">
        {/* Without a script the form asks the server; with it, the box has already searched. */}
        <form className={styles.row} action="/courses" onSubmit={(event) => event.preventDefault()}>
          <SearchBox
            label={t`Search courses`}
            placeholder={t`Search by title or topic`}
            value={view.q}
            onSearch={onSearch}
          />
          <Button
            aria-expanded={hasFilters}
            aria-controls="catalogue-filters"
            onClick={() => setHasFilters(!hasFilters)}
          >
            <SlidersHorizontal aria-hidden="true" />
            <span className={styles.toggle}>
              {hasFilters ? <Trans>Hide filters</Trans> : <Trans>Show filters</Trans>}
            </span>
          </Button>
          {view.category && <input type="hidden" name="category" value={view.category} />}
          <noscript>
            <Button type="submit">
              <Trans>Search</Trans>
            </Button>
          </noscript>
        </form>
        <nav
          id="catalogue-filters"
          aria-label={t`Category`}
          hidden={!hasFilters}
          className={`chips ${styles.chips}`}
        >
          {['', ...academy().categories].map((category) => (
            <Link
              key={category}
              to={catalogueAddress({ q: view.q, category, page: 1 })}
              className="chip"
              aria-current={category === view.category ? 'true' : undefined}
            >
              {category || <Trans>All</Trans>}
              {found && <Count of={category || 'All'} {...found} />}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

interface CountProps extends NonNullable<CatalogueToolsProps['found']> {
  of: string
}

/** Nothing where the search stopped before it met one. */
function Count({ of, counts, atLeast }: CountProps) {
  const count = counts[of] ?? 0
  const hasMore = atLeast.includes(of)
  return hasMore && count === 0 ? null : <small>{formatAtLeast(count, hasMore)}</small>
}
