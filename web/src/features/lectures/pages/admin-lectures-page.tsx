import { COURSE_MESSAGES } from '@academy/contract/courses/messages'
import { foldForSearch } from '@academy/contract/courses/rules'
import type { LectureInList } from '@academy/contract/lectures'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../lib/call.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useAddressView } from '../../../lib/use-address-view.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { StaleBanner } from '../../../ui/stale-banner.tsx'
import { adminCoursesQuery } from '../../courses/index.ts'
import { CourseLectures } from '../manage/course-lectures.tsx'
import { DeleteLectureDialog } from '../manage/delete-lecture-dialog.tsx'
import '../../../ui/styles/accordion.css'
import '../manage/manage.css'

/** Every course with its lectures; the course opened last and the search live in the address. */
export function AdminLecturesPage() {
  const { t } = useLingui()
  usePageTitle(t`Lectures`)
  const view = useAddressView()
  const { data, error, isFetching, refetch } = useQuery(adminCoursesQuery)
  const [doomed, setDoomed] = useState<LectureInList | null>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([view.read('course')]))
  const q = view.read('q')
  const found = data?.filter(({ title }) => foldForSearch(title).includes(foldForSearch(q)))
  const toggle = (id: string) => {
    const next = new Set(open)
    const isOpening = !next.delete(id)
    if (isOpening) next.add(id)
    setOpen(next)
    view.write({ course: isOpening ? id : '' })
  }
  const retry = {
    message: failureMessage(error, COURSE_MESSAGES.fetchAllFailed),
    retrying: isFetching,
    onRetry: () => refetch(),
  }
  return (
    <>
      <PortalTitle>
        <Trans>Lectures</Trans>
      </PortalTitle>
      <div className="managed-tools">
        <SearchBox
          label={t`Search courses`}
          placeholder={t`Search by course title`}
          value={q}
          onSearch={(typed) => view.write({ q: typed })}
        />
      </div>
      <p role="status" className="managed-count num">
        {found && <Plural value={found.length} one="# course" other="# courses" />}
      </p>
      {error && data && <StaleBanner className="mb-4" {...retry} />}
      {found && (
        <Accordion>
          {found.map((course) => (
            <CourseLectures
              key={course._id}
              course={course}
              isOpen={open.has(course._id)}
              onToggle={() => toggle(course._id)}
              onDelete={setDoomed}
            />
          ))}
        </Accordion>
      )}
      {!found && error && <ErrorPanel {...retry} />}
      {!found && !error && (
        <SkeletonGroup className="grid gap-2">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-16 w-full rounded-3" />
          ))}
        </SkeletonGroup>
      )}
      {found?.length === 0 && <NoneFound isSearch={q !== ''} onReset={() => view.write({ q: '' })} />}
      {doomed && (
        <DeleteLectureDialog
          lecture={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => setDoomed(null)}
        />
      )}
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
