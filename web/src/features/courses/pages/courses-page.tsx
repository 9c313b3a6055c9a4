import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { academy } from '../../../lib/academy.ts'
import { urlOf } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { usePendingPayments } from '../../payments/index.ts'
import { catalogueInput, catalogueQuery } from '../api.ts'
import { catalogueAddress, readCatalogueView } from '../catalogue-view.ts'
import { CatalogueCount } from '../components/catalogue-count.tsx'
import { CatalogueResults } from '../components/catalogue-results.tsx'
import { CatalogueTools } from '../components/catalogue-tools.tsx'
import { PendingCourses } from '../pending-courses.ts'
import styles from './courses-page.module.css'

export function CoursesPage() {
  const { t } = useLingui()
  usePageTitle(t`Courses`)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = readCatalogueView(params, academy().categories)
  const { data, error, refetch, isFetching } = useQuery(catalogueQuery(view))
  const pending = usePendingPayments()
  useTopOnNewPage(view.page)

  const { q, category, page } = view
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <h1>
          <Trans>Courses</Trans>
        </h1>
        <p>
          <Trans>Pick one, start today, and keep your place when the connection drops.</Trans>
        </p>
      </div>
      <CatalogueTools
        view={view}
        counts={data?.counts}
        // Letters of one search are one step of the way back.
        onSearch={(typed) =>
          navigate(catalogueAddress({ q: typed, category, page: 1 }), { replace: q !== '' })
        }
        onCategory={(chosen) => navigate(catalogueAddress({ q, category: chosen, page: 1 }))}
      />
      <div className="wrap">
        <CatalogueCount
          view={{ ...view, page: data?.page ?? page }}
          total={data?.total}
          pages={data?.pages ?? 1}
        />
        <CopyNote className="pb-4" address={urlOf('/api/course/all', {}, catalogueInput(view))} />
        {data && error && (
          <StaleBanner
            className="mb-4"
            message={COURSE_MESSAGES.loadAllFailed}
            retrying={isFetching}
            onRetry={refetch}
          />
        )}
        <PendingCourses value={pending}>
          <CatalogueResults view={view} />
        </PendingCourses>
      </div>
    </>
  )
}

/** A click on a page number starts reading at the top; Back returns to where one was. */
function useTopOnNewPage(page: number): void {
  const how = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (how !== 'POP') scrollTo(0, 0)
  }, [page, how])
}
