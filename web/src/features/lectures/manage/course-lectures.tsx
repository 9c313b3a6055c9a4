import type { ManagedCourse } from '@academy/contract/courses'
import type { LectureInList } from '@academy/contract/lectures'
import * as M from '@academy/contract/lectures/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Presentation, Trash2 } from 'lucide-react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { AccordionList } from '../../../ui/accordion-list.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { addLectureAddress, editLectureAddress } from '../../courses/index.ts'
import { slidesAddress } from './addresses.ts'
import { taughtLecturesQuery } from './api.ts'
import { LectureFacts } from './lecture-facts.tsx'
import styles from './lecture-row.module.css'

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
  return (
    <AccordionList
      found={useQuery(taughtLecturesQuery(courseId))}
      failed={(error) => M.loadAllFailed(failureMessage(error, ''))}
      none={<Trans>No lectures in this course yet.</Trans>}
    >
      {(lecture) => (
        <li key={lecture._id}>
          <div>
            <b className="line-clamp-3">{lecture.title}</b>
            <LectureFacts lecture={lecture} />
          </div>
          <Acts lecture={lecture} onDelete={() => onDelete(lecture)} />
        </li>
      )}
    </AccordionList>
  )
}

function Acts({ lecture, onDelete }: { lecture: LectureInList; onDelete: () => void }) {
  const { t } = useLingui()
  const { _id: id, title, lectureType } = lecture
  return (
    <div className={styles.acts}>
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
