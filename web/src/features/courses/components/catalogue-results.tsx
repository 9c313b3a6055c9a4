import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { CATALOGUE_PAGE_ROWS } from '@academy/contract/courses/rules'
import type { MyCourse } from '@academy/contract/progress'
import { Trans } from '@lingui/react/macro'
import { type CallReply, failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import type { Found } from '../../../lib/queries/found.ts'
import { knownData } from '../../../lib/queries/known-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { type CatalogueView, catalogueAddress } from '../catalogue-view.ts'
import { CourseCard } from './course-card.tsx'
import { CourseCardSkeletons } from './course-card-skeleton.tsx'
import { CourseGrid } from './course-grid.tsx'

/** Visitors do without. */
const own = {
  Badge: lazyPart(() => import('./own-card.tsx'), 'OwnCardBadge'),
  Foot: lazyPart(() => import('./own-card.tsx'), 'OwnCardFoot'),
}

/** Cards of the first row are not waited for. */
const FIRST_ROW = 3

interface CatalogueResultsProps {
  view: CatalogueView
  catalogue: Found<CallReply<'GET /api/course/all'>>
  /** Those that a student studies. */
  mine: readonly MyCourse[] | undefined
}

export function CatalogueResults({ view, catalogue, mine }: CatalogueResultsProps) {
  const { error, isPlaceholderData } = catalogue
  const data = knownData(catalogue, ({ total }) => total)
  if (!data) {
    if (!error) return <CourseCardSkeletons count={CATALOGUE_PAGE_ROWS} />
    return (
      <ErrorPanel
        message={COURSE_MESSAGES.loadAllFailed}
        support={failureMessage(error, '')}
        found={catalogue}
      />
    )
  }
  if (data.total === 0) return <NothingFound isNarrowed={view.q !== '' || view.category !== ''} />
  return (
    <>
      <CourseGrid busy={isPlaceholderData}>
        {data.courses.map((course, at) => (
          <CourseCard
            key={course._id}
            course={course}
            progress={mine?.find(({ _id }) => _id === course._id)}
            own={own}
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
