import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { academy } from '../../../lib/academy.ts'
import { urlOf } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Asking, useFound } from '../../../lib/queries/asking.tsx'
import { useTopOnNewPage } from '../../../ui/use-top-on-new-page.ts'
import { pendingPaymentsQuery } from '../../payments/index.ts'
import { useSession } from '../../users/index.ts'
import { catalogueInput, catalogueQuery, myCoursesQuery } from '../api.ts'
import { catalogueAddress, readCatalogueView } from '../catalogue-view.ts'
import { CatalogueCount } from '../components/catalogue-count.tsx'
import { CatalogueResults } from '../components/catalogue-results.tsx'
import { CatalogueTools } from '../components/catalogue-tools.tsx'
import { NO_COURSES, PendingCourses } from '../pending-courses.ts'
import styles from './courses-page.module.css'

export function CoursesPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = readCatalogueView(params, academy().categories)
  const isStudent = useSession().role === 'student'
  const [catalogue, setCatalogue] = useFound(catalogueQuery(view))
  const [mine, setMine] = useFound(myCoursesQuery)
  const [pending, setPending] = useFound(pendingPaymentsQuery)
  const { data } = catalogue
  useCatalogueTitle(view.category, data?.page ?? view.page)
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
        found={data}
        // Letters of one search are one step of the way back.
        onSearch={(typed) =>
          navigate(catalogueAddress({ q: typed, category, page: 1 }), { replace: q !== '' })
        }
      />
      <div className="wrap pb-6">
        <CatalogueCount
          view={{ ...view, page: data?.page ?? page }}
          total={data?.total}
          hasMore={data?.hasMore ?? false}
          pages={data?.pages ?? 1}
        />
        <Asking
          query={catalogueQuery(view)}
          onFound={setCatalogue}
          failed={COURSE_MESSAGES.loadAllFailed}
          copyOf={urlOf('/api/course/all', {}, catalogueInput(view))}
          className="mb-4"
        />
        {isStudent && <Asking query={myCoursesQuery} onFound={setMine} />}
        {isStudent && <Asking query={pendingPaymentsQuery} onFound={setPending} />}
        <PendingCourses value={(isStudent && pending.data) || NO_COURSES}>
          <CatalogueResults view={view} catalogue={catalogue} mine={isStudent ? mine.data : undefined} />
        </PendingCourses>
      </div>
    </>
  )
}

/** Each category and each of its pages is found by itself, and is called as search engines are told. */
function useCatalogueTitle(category: string, page: number): void {
  const { t } = useLingui()
  const first = category ? t`${category} courses` : t`Courses`
  const later = category ? t`${category} courses, page ${page}` : t`Courses, page ${page}`
  usePageTitle(page > 1 ? later : first)
}
