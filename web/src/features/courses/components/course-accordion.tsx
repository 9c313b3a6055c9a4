import { foldForSearch } from '@academy/contract/courses/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { failureMessage } from '../../../lib/call.ts'
import { useAddressView } from '../../../lib/use-address-view.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'

interface CourseName {
  _id: string
  title: string
}
interface CourseAccordionProps<Course extends CourseName> {
  courses: readonly Course[] | undefined
  /** Of what fills the page. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  failed: string
  /** Beside the search, on phones a sticky button at the bottom. */
  action?: ReactNode
  item: (course: Course, place: { isOpen: boolean; onToggle: () => void }) => ReactNode
}

/** Every course with what is in it, found by its title; the search and the course opened last live in the address. */
export function CourseAccordion<Course extends CourseName>(props: CourseAccordionProps<Course>) {
  const { courses, query, failed, action, item } = props
  const { t } = useLingui()
  const view = useAddressView()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([view.read('course')]))
  const q = view.read('q')
  const wanted = foldForSearch(q)
  const found = courses?.filter(({ title }) => foldForSearch(title).includes(wanted))
  const toggle = (id: string) => {
    const next = new Set(open)
    const isOpening = !next.delete(id)
    if (isOpening) next.add(id)
    setOpen(next)
    view.write({ course: isOpening ? id : '' })
  }
  const { error, isFetching, refetch } = query
  const retry = { message: failureMessage(error, failed), retrying: isFetching, onRetry: refetch }
  return (
    <>
      <div className="managed-tools">
        <SearchBox
          label={t`Search courses`}
          placeholder={t`Search by course title`}
          value={q}
          onSearch={(typed) => view.write({ q: typed })}
        />
        {action && <div className="portal-action">{action}</div>}
      </div>
      <p role="status" className="managed-count num">
        {found && <Plural value={found.length} one="# course" other="# courses" />}
      </p>
      {error && found && <StaleBanner className="mb-4" {...retry} />}
      {found && (
        <Accordion>
          {found.map((course) =>
            item(course, { isOpen: open.has(course._id), onToggle: () => toggle(course._id) }),
          )}
        </Accordion>
      )}
      {!found && error && <ErrorPanel {...retry} />}
      {!found && !error && <Waiting />}
      {found?.length === 0 && <NoneFound isSearch={q !== ''} onReset={() => view.write({ q: '' })} />}
    </>
  )
}

function NoneFound({ isSearch, onReset }: { isSearch: boolean; onReset: () => void }) {
  if (!isSearch) return <EmptyState title={<Trans>No courses yet</Trans>} />
  return (
    <EmptyState
      title={<Trans>No Courses Found</Trans>}
      action={
        <Button variant="primary" onClick={onReset}>
          <Trans>Reset Filters</Trans>
        </Button>
      }
    />
  )
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-2">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 w-full rounded-3" />
      ))}
    </SkeletonGroup>
  )
}
