import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { pageSteps } from './page-numbers.ts'
import styles from './pagination.module.css'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

type PaginationProps = {
  /** Of the rows that are shown, from 1. */
  page: number
  pageCount: number
  /** The address of a page, with the filters in force. */
  to: (page: number) => string
  /** Where a page has two of them. */
  label?: string
  className?: string
}

/** Hidden when everything fits one page. */
export function Pagination({ page, pageCount, to, label, className }: PaginationProps) {
  const { t, i18n } = useLingui()
  const place = useRef<HTMLElement>(null)
  useFocusOnNewPage(place, page)
  if (pageCount <= 1) return null
  let gaps = 0
  return (
    <nav ref={place} aria-label={label ?? t`Pages`} className={classNames(styles.pages, className)}>
      <ul>
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev">
              <Trans>Previous</Trans>
            </Link>
          </li>
        )}
        {pageSteps(page, pageCount).map((step) => {
          if (step === 'gap') {
            gaps++
            return (
              <li key={`gap-${gaps}`}>
                <span>…</span>
              </li>
            )
          }
          const number = i18n.number(step)
          return (
            <li key={step}>
              <Link
                to={to(step)}
                aria-label={t`Page ${number}`}
                aria-current={step === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          )
        })}
        {page < pageCount && (
          <li>
            <Link to={to(page + 1)} rel="next">
              <Trans>Next</Trans>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
