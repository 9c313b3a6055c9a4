import type { ManagedCourse } from '@academy/contract/courses'
import type { LectureInList } from '@academy/contract/lectures'
import { LECTURE_MESSAGES as M } from '@academy/contract/lectures/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Presentation, Trash2 } from 'lucide-react'
import { failureMessage } from '../../../lib/call.ts'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { addLectureAddress, editLectureAddress } from '../../courses/index.ts'
import { taughtLecturesQuery } from './api.ts'
import { LectureFacts } from './lecture-facts.tsx'
import { slidesAddress } from './places.ts'

type CourseLecturesProps = {
  course: ManagedCourse
  isOpen: boolean
  onToggle: () => void
  onDelete: (lecture: LectureInList) => void
}

/** One course of the accordion; its lectures are asked for when it is opened. */
export function CourseLectures({ course, isOpen, onToggle, onDelete }: CourseLecturesProps) {
  const { t } = useLingui()
  return (
    <AccordionItem
      title={course.title}
      detail={<Plural value={course.lectureCount} one="# lecture" other="# lectures" />}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <Lectures courseId={course._id} onDelete={onDelete} />
      <ButtonLink
        size="sm"
        variant="soft"
        to={addLectureAddress(course._id)}
        aria-label={t`Add lecture to ${course.title}`}
      >
        <Plus aria-hidden="true" />
        <Trans>Add lecture</Trans>
      </ButtonLink>
    </AccordionItem>
  )
}

function Lectures({ courseId, onDelete }: { courseId: string; onDelete: (lecture: LectureInList) => void }) {
  const { data, error, isFetching, refetch } = useQuery(taughtLecturesQuery(courseId))
  if (!data && error)
    return (
      <ErrorPanel
        level={3}
        message={M.loadAllFailed.replace('{reason}', failureMessage(error, ''))}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    )
  if (!data)
    return (
      <SkeletonGroup className="mb-4">
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    )
  if (data.length === 0)
    return (
      <p className="accordion-none">
        <Trans>No lectures in this course yet.</Trans>
      </p>
    )
  return (
    <ul>
      {data.map((lecture) => (
        <li key={lecture._id}>
          <div>
            <b>{lecture.title}</b>
            <LectureFacts lecture={lecture} />
          </div>
          <Acts lecture={lecture} onDelete={() => onDelete(lecture)} />
        </li>
      ))}
    </ul>
  )
}

function Acts({ lecture, onDelete }: { lecture: LectureInList; onDelete: () => void }) {
  const { t } = useLingui()
  const { _id: id, title, lectureType } = lecture
  return (
    <div className="lec-acts">
      {lectureType === 'notes' && (
        <IconLink to={slidesAddress(id, 'admin')} label={t`Edit slides of ${title}`}>
          <Presentation aria-hidden="true" />
        </IconLink>
      )}
      <IconLink to={editLectureAddress(id)} label={t`Edit ${title}`}>
        <Pencil aria-hidden="true" />
      </IconLink>
      <IconButton label={t`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  )
}
