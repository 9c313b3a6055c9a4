import type { Lecture } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { usePortalPage } from '../../../lib/pages/portal-page.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useFocusLater } from '../../../ui/use-focus-later.ts'
import { instructorCourseQuery } from '../../courses/index.ts'
import { slidesAddress } from '../manage/addresses.ts'
import { taughtLecturesQuery } from '../manage/api.ts'
import { LectureActions, LecturesHead } from '../manage/lecture-actions.tsx'
import { LectureList } from '../manage/lecture-list.tsx'
import styles from '../manage/lecture-panel.module.css'
import { DropTarget } from '../several/drop-target.tsx'

const AddPanel = lazyPart(() => import('../manage/lecture-panel.tsx'), 'AddPanel')
const SeveralPanel = lazyPart(() => import('../manage/lecture-panel.tsx'), 'SeveralPanel')
const EditPanel = lazyPart(() => import('../manage/lecture-panel.tsx'), 'EditPanel')

/** The open panel is in the address, so that a reload comes back to it. */
export function ManageLecturesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id: courseId = '' } = useParams()
  const audience = usePortalPage().isInstructor ? 'instructor' : 'admin'
  const [search, setSearch] = useSearchParams()
  const { data: course } = useQuery(instructorCourseQuery(courseId))
  const found = useQuery(taughtLecturesQuery(courseId))
  const { data: lectures, error } = found
  const [dropped, setDropped] = useState<readonly File[]>([])
  const focusLater = useFocusLater()
  usePageTitle(t`Lectures`)

  const editId = search.get('edit')
  const isAdding = search.has('add')
  const isSeveral = search.get('add') === 'several'
  const open = (panel: Record<string, string>) => setSearch(panel, { replace: true })
  const close = (focusId: string) => {
    setDropped([])
    focusLater(focusId)
    open({})
  }
  const saved = (lecture: Lecture) => {
    if (isAdding && lecture.lectureType === 'notes') navigate(slidesAddress(lecture._id, audience))
    else close(`edit-${lecture._id}`)
  }
  const acts = (
    <LectureActions onAdd={() => open({ add: '' })} onAddSeveral={() => open({ add: 'several' })} />
  )
  return (
    <>
      <PortalTitle names={{ course: course?.title }}>
        <Trans>Lectures</Trans>
      </PortalTitle>
      {lectures && lectures.length > 0 && (
        <LecturesHead count={lectures.length}>{!isAdding && acts}</LecturesHead>
      )}
      <div className={styles.manage} data-panel={isAdding || editId ? '' : undefined}>
        <div>
          {!lectures && error && (
            <ErrorPanel message={LECTURE_MESSAGES.loadAllFailed(failureMessage(error, ''))} found={found} />
          )}
          {!lectures && !error && <ListSkeleton />}
          {lectures?.length === 0 && (
            <EmptyState title={<Trans>No lectures yet</Trans>} action={isAdding ? undefined : acts}>
              <Trans>A lecture is a video, a recording, a document or a set of slides. Start with one.</Trans>
            </EmptyState>
          )}
          {lectures && lectures.length > 0 && (
            <LectureList
              courseId={courseId}
              audience={audience}
              lectures={lectures}
              openId={editId}
              onEdit={(id) => (id === editId ? close(`edit-${id}`) : open({ edit: id }))}
              onDeleted={(id) => (id === editId ? close('add-lecture') : focusLater('add-lecture'))}
            />
          )}
        </div>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          {isSeveral && (
            <SeveralPanel
              audience={audience}
              courseId={courseId}
              dropped={dropped}
              onClose={() => close('add-lecture')}
            />
          )}
          {isAdding && !isSeveral && (
            <AddPanel
              audience={audience}
              courseId={courseId}
              onSaved={saved}
              onClose={() => close('add-lecture')}
            />
          )}
          {editId && (
            <EditPanel
              key={editId}
              audience={audience}
              id={editId}
              onSaved={saved}
              onClose={() => close(`edit-${editId}`)}
            />
          )}
        </Suspense>
      </div>
      {!isSeveral && (
        <DropTarget
          takes={lectures !== undefined && !isAdding && !editId}
          onFiles={(files) => {
            setDropped(files)
            open({ add: 'several' })
          }}
        />
      )}
    </>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </SkeletonGroup>
  )
}
