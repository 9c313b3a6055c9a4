import { LECTURE_MESSAGES } from '@academy/contract/lectures/messages'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { failureMessage } from '../../../lib/call.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { addLectureAddress, editLectureAddress } from '../places.ts'
import { courseLecturesQuery } from '../teaching-api.ts'
import { LectureFacts } from './lecture-facts.tsx'

/** The course's lectures in their order, each leading to its editor. */
export function AdminLectures({ courseId }: { courseId: string }) {
  const { data, error, refetch, isFetching } = useQuery(courseLecturesQuery(courseId))
  const add = (
    <ButtonLink size="sm" variant="primary" to={addLectureAddress(courseId)}>
      <Plus aria-hidden="true" />
      <Trans>Add lecture</Trans>
    </ButtonLink>
  )
  return (
    <section aria-labelledby="admin-lectures">
      <div className="admin-lectures-head">
        <h2 id="admin-lectures">
          <Trans>Lectures</Trans>
        </h2>
        {data && data.length > 0 && add}
      </div>
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton className="h-48 w-full rounded-3" />
        </SkeletonGroup>
      )}
      {!data && error && (
        <ErrorPanel
          level={3}
          message={LECTURE_MESSAGES.loadAllFailed.replace('{reason}', failureMessage(error, ''))}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data?.length === 0 && <EmptyState level={3} title={<Trans>No lectures yet</Trans>} action={add} />}
      {data && data.length > 0 && (
        <ol className="admin-lectures">
          {data.map((lecture, at) => (
            <li key={lecture._id}>
              <span className="num" aria-hidden="true">
                {at + 1}
              </span>
              <span>
                <b>{lecture.title}</b>
                <small className="num">
                  <LectureFacts lecture={lecture} />
                </small>
              </span>
              <ButtonLink size="sm" to={editLectureAddress(lecture._id)}>
                <Trans>Edit</Trans>
                <span className="vh">{lecture.title}</span>
              </ButtonLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
