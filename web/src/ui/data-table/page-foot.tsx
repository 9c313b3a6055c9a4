import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Pagination } from '../pagination.tsx'

export interface PageOfList {
  page: number
  pages: number
  total: number
  /** More match than a list counts. */
  hasMore?: boolean
}

interface PageFootProps {
  list: PageOfList
  /** Of a whole page. */
  rowsOfPage: number
  to: (page: number) => string
}

/** 1 to 25 of 60, which is said to who cannot see it, and the way to the other pages. */
export function PageFoot({ list: { page, pages, total, hasMore }, rowsOfPage, to }: PageFootProps) {
  const [first, last, all] = [(page - 1) * rowsOfPage + 1, Math.min(page * rowsOfPage, total), total].map(
    formatCount,
  )
  return (
    <>
      <span role="status" className="num">
        {hasMore ? (
          <Trans>
            {first} to {last} of more than {all}
          </Trans>
        ) : (
          <Trans>
            {first} to {last} of {all}
          </Trans>
        )}
      </span>
      <Pagination page={page} pageCount={pages} to={to} />
    </>
  )
}
