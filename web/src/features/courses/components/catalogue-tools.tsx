import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { academy } from '../../../lib/academy.ts'
import { Button } from '../../../ui/button.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { CatalogueView } from '../catalogue-view.ts'
import styles from './catalogue-tools.module.css'

type CatalogueToolsProps = {
  view: CatalogueView
  /** Courses that match the search, by category, and 'All'; unknown while the first answer is on its way. */
  counts: Record<string, number> | undefined
  onSearch: (q: string) => void
  onCategory: (category: string) => void
}

/** Search and chips, staying under the header while the list scrolls. */
export function CatalogueTools({ view, counts, onSearch, onCategory }: CatalogueToolsProps) {
  const { t } = useLingui()
  const [hasFilters, setHasFilters] = useState(true)
  const chips = [
    { value: '', label: t`All`, count: counts?.All },
    ...academy().categories.map((name) => ({ value: name, label: name, count: counts?.[name] })),
  ]
  return (
    <div className={styles.tools}>
      <div className="wrap">
        <div className={styles.row}>
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
        </div>
        <div id="catalogue-filters" hidden={!hasFilters}>
          <ChipGroup
            label={t`Category`}
            chips={chips}
            value={view.category}
            onChange={onCategory}
            className={styles.chips}
          />
        </div>
      </div>
    </div>
  )
}
