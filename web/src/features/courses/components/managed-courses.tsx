import type { ManagedCourse } from '@academy/contract/courses'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { listCourses, orderIn } from '../course-list-view.ts'
import '../managed-courses.css'

type ManagedCoursesProps = {
  courses: UseQueryResult<ManagedCourse[]>
  failed: string
  /** The page's main action: beside the search, on phones a sticky button at the bottom. */
  action: ReactNode
  /** Shown while there is no course at all. */
  empty: ReactNode
  row: (course: ManagedCourse) => ReactNode
}

/** The courses somebody runs: search and order live in the address, rows come from the room's two portals. */
export function ManagedCourses({ courses, failed, action, empty, row }: ManagedCoursesProps) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const order = orderIn(params.get('sort'))
  const { data, error, refetch, isFetching } = courses
  const set = (name: 'q' | 'sort', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )

  if (!data) {
    if (!error) return <Waiting />
    return (
      <ErrorPanel
        message={failed}
        support={failureMessage(error, '')}
        onRetry={refetch}
        retrying={isFetching}
      />
    )
  }
  if (data.length === 0) return empty
  const found = listCourses(data, q, order)
  return (
    <>
      {error && <StaleBanner className="mb-4" message={failed} retrying={isFetching} onRetry={refetch} />}
      <div className="managed-tools">
        <SearchBox
          label={t`Search courses`}
          placeholder={t`Search by title or topic`}
          value={q}
          onSearch={(typed) => set('q', typed)}
        />
        <Select
          aria-label={t`Order`}
          value={order}
          onChange={(event) => set('sort', event.target.value === 'newest' ? '' : event.target.value)}
          options={[
            { value: 'newest', label: t`Newest first` },
            { value: 'title', label: t`By title` },
            { value: 'students', label: t`Most students first` },
          ]}
        />
        <div className="portal-action">{action}</div>
      </div>
      <p role="status" className="managed-count num">
        <Plural value={found.length} one="# course" other="# courses" />
      </p>
      {found.length > 0 ? (
        <ul className="managed-list">{found.map(row)}</ul>
      ) : (
        <EmptyState
          title={<Trans>No Courses Found</Trans>}
          action={
            <Button variant="primary" onClick={() => set('q', '')}>
              <Trans>Reset Filters</Trans>
            </Button>
          }
        />
      )}
    </>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className="managed-list">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-40 w-full rounded-3" />
      ))}
    </SkeletonGroup>
  )
}
