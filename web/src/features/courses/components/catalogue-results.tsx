import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { CATALOGUE_PAGE_ROWS } from '@academy/contract/courses/rules'
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../lib/call.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { useSession } from '../../users/index.ts'
import { catalogueQuery, myCoursesQuery } from '../api.ts'
import { type CatalogueView, catalogueAddress } from '../catalogue-view.ts'
import { CourseCard } from './course-card.tsx'
import { CourseCardSkeletons } from './course-card-skeleton.tsx'
import { CourseGrid } from './course-grid.tsx'

/** Cards of the first row are not waited for. */
const FIRST_ROW = 3

export function CatalogueResults({ view }: { view: CatalogueView }) {
  const { role } = useSession()
  const catalogue = useQuery(catalogueQuery(view))
  const mine = useQuery({
    ...myCoursesQuery,
    enabled: role === 'student',
    placeholderData: keepPreviousData,
  })
  const { data, error } = catalogue
  if (!data) {
    if (!error) return <CourseCardSkeletons count={CATALOGUE_PAGE_ROWS} />
    return (
      <ErrorPanel
        message={COURSE_MESSAGES.loadAllFailed}
        support={failureMessage(error, '')}
        onRetry={catalogue.refetch}
        retrying={catalogue.isFetching}
      />
    )
  }
  if (data.total === 0) return <NothingFound isNarrowed={view.q !== '' || view.category !== ''} />
  return (
    <>
      <CourseGrid busy={catalogue.isPlaceholderData}>
        {data.courses.map((course, at) => (
          <CourseCard
            key={course._id}
            course={course}
            progress={mine.data?.find(({ _id }) => _id === course._id)}
            eager={at < FIRST_ROW}
          />
        ))}
      </CourseGrid>
      <Pagination
        page={data.page}
        pageCount={data.pages}
        to={(page) => catalogueAddress({ ...view, page })}
        className="pb-10"
      />
    </>
  )
}

function NothingFound({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      title={<Trans>No Courses Found</Trans>}
      action={
        isNarrowed && (
          <ButtonLink variant="primary" to="/courses">
            <Trans>Reset Filters</Trans>
          </ButtonLink>
        )
      }
    >
      {isNarrowed ? (
        <Trans>Try another word, or look through all categories.</Trans>
      ) : (
        <Trans>The first courses are on their way. Come back soon.</Trans>
      )}
    </EmptyState>
  )
}
