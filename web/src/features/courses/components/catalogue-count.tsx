import { formatAtLeast } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import type { CatalogueView } from '../catalogue-view.ts'
import styles from './catalogue-count.module.css'

type CatalogueCountProps = { view: CatalogueView; total: number | undefined; hasMore: boolean; pages: number }

/** How much was found; a live region, so that a search is answered aloud. */
export function CatalogueCount({ view, total, hasMore, pages }: CatalogueCountProps) {
  const { q, category, page } = view
  return (
    <div className={`${styles.count} num`}>
      <p role="status">
        {total !== undefined && (
          <>
            {hasMore ? (
              <Trans>{formatAtLeast(total, hasMore)} courses</Trans>
            ) : (
              <Plural value={total} one="# course" other="# courses" />
            )}
            {category && <Trans> in {category}</Trans>}
            {q && <Trans> for “{q}”</Trans>}
            {pages > 1 && (
              <Trans>
                , page {page} of {pages}
              </Trans>
            )}
          </>
        )}
      </p>
      {total !== undefined && total > 1 && (
        <p>
          <Trans>Newest first</Trans>
        </p>
      )}
    </div>
  )
}
