import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { failureMessage, isRefused } from '../../../lib/calls/call.ts'
import { knownData } from '../../../lib/queries/known-data.ts'
import type { SavedFile } from '../../../lib/save-file.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { CsvButton } from '../../../ui/data-table/csv-button.tsx'
import { ResetFilters } from '../../../ui/data-table/list-empty.tsx'
import { PageFoot } from '../../../ui/data-table/page-foot.tsx'
import { useListView } from '../../../ui/data-table/use-list-view.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { type AskedCourses, COURSE_PAGE_ROWS, coursePageQuery, type ListedCourse } from '../teaching-api.ts'
import styles from './course-accordion.module.css'

interface CourseAccordionProps {
  failed: string
  /** What else each course is asked to say. */
  counts?: AskedCourses['counts']
  /** Beside the search, on phones a sticky button at the bottom. */
  action?: ReactNode
  /** `callFile` of what the courses hold, of the one course where the address names one. */
  csv: (course: string | undefined) => Promise<SavedFile>
  /** What is in a course is asked for when it is opened. */
  item: (course: ListedCourse, place: { isOpen: boolean; onToggle: () => void }) => ReactNode
}

/** Every course with what is in it, a page at a time, found by its title. Search and page live in the address; `?course=` shows one
 * course alone, opened. */
export function CourseAccordion({ failed, counts, action, csv, item }: CourseAccordionProps) {
  const { t } = useLingui()
  const view = useListView({ filters: { course: 'any' } })
  const { course } = view.filters
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const asked = { title: view.query.search, course: course || undefined, counts, page: view.page }
  const found = useQuery(coursePageQuery('all', asked))
  const { error, isPlaceholderData } = found
  const data = knownData(found, ({ total }) => total)
  const courses = data?.courses ?? []
  // Closed at first, but for the one that the address names.
  const isOpen = ({ _id: id }: ListedCourse) => toggled.has(id) !== (id === course)
  const toggle = ({ _id: id }: ListedCourse) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const toggleAll = (open: boolean) =>
    setToggled(new Set(courses.filter(({ _id: id }) => open !== (id === course)).map(({ _id: id }) => id)))
  const message = failureMessage(error, failed)
  return (
    <>
      <div className={styles.tools}>
        <SearchBox
          label={t`Search courses`}
          placeholder={t`Search by course title`}
          value={view.q}
          onSearch={(q) => view.set({ q })}
        />
        {action && <div className="portal-action">{action}</div>}
      </div>
      <div className={styles.line}>
        <p role="status" className="num">
          {data && <Plural value={data.total} one="# course" other="# courses" />}
        </p>
        {view.isNarrowed && (
          <Button size="sm" variant="quiet" onClick={view.reset}>
            <Trans>Reset Filters</Trans>
          </Button>
        )}
        {courses.length > 0 && (
          <div className={styles.acts}>
            <Button size="sm" onClick={() => toggleAll(true)}>
              <Trans>Expand all</Trans>
            </Button>
            <Button size="sm" disabled={!courses.some(isOpen)} onClick={() => toggleAll(false)}>
              <Trans>Collapse all</Trans>
            </Button>
            <CsvButton fetchFile={() => csv(course || undefined)} />
          </div>
        )}
      </div>
      {error && data && <StaleBanner className="mb-4" message={message} found={found} />}
      {data && (
        <div
          aria-busy={isPlaceholderData || undefined}
          data-dim={isPlaceholderData || undefined}
          className={styles.list}
        >
          <Accordion>
            {courses.map((one) => item(one, { isOpen: isOpen(one), onToggle: () => toggle(one) }))}
          </Accordion>
        </div>
      )}
      {data && data.pages > 1 && (
        <div className={styles.foot}>
          <PageFoot list={data} rowsOfPage={COURSE_PAGE_ROWS} to={view.pageAddress} />
        </div>
      )}
      {!data && error && (
        <ErrorPanel
          message={message}
          found={found}
          support={view.isNarrowed && isRefused(error) && <ResetFilters onReset={view.reset} />}
        />
      )}
      {!data && !error && <Waiting />}
      {data && courses.length === 0 && <NoneFound isNarrowed={view.isNarrowed} onReset={view.reset} />}
    </>
  )
}

function NoneFound({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  if (!isNarrowed) return <EmptyState title={<Trans>No courses yet</Trans>} />
  return <EmptyState title={<Trans>No Courses Found</Trans>} action={<ResetFilters onReset={onReset} />} />
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-2">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} radius={3} className="h-16 w-full" />
      ))}
    </SkeletonGroup>
  )
}
