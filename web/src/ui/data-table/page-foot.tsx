import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { Pagination } from '../pagination.tsx'

interface PageFootProps {
  list: { page: number; pages: number; total: number }
  /** Of a whole page. */
  rowsOfPage: number
  to: (page: number) => string
}

/** 1 to 25 of 60, and the way to the other pages. */
export function PageFoot({ list: { page, pages, total }, rowsOfPage, to }: PageFootProps) {
  const [first, last, all] = [(page - 1) * rowsOfPage + 1, Math.min(page * rowsOfPage, total), total].map(
    formatCount,
  )
  return (
    <>
      <span className="num">
        <Trans>
          {first} to {last} of {all}
        </Trans>
      </span>
      <Pagination page={page} pageCount={pages} to={to} />
    </>
  )
}
