import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import * as M from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureMessage } from '../../../lib/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { courseLecturesQuery } from '../../courses/index.ts'
import styles from './create-quiz-dialog.module.css'

type CreateQuizDialogProps = {
  courses: readonly { _id: string; title: string }[]
  /** The course in view, when there is one. */
  courseId: string
  addressOf: (lectureId: string) => string
  onClose: () => void
}

/** A quiz belongs to a lecture: this asks which, then the form opens. */
export function CreateQuizDialog({ courses, courseId, addressOf, onClose }: CreateQuizDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const formId = useId()
  const [course, setCourse] = useState(courseId || (courses.length === 1 ? (courses[0]?._id ?? '') : ''))
  const [lecture, setLecture] = useState('')
  const [isMissed, setIsMissed] = useState(false)
  const lectures = useQuery({ ...courseLecturesQuery(course), enabled: course !== '' })
  const hasNone = lectures.data?.length === 0
  const go = (event: FormEvent) => {
    event.preventDefault()
    setIsMissed(true)
    if (lecture) navigate(addressOf(lecture))
  }
  return (
    <Dialog
      open
      title={t`Create quiz`}
      onClose={onClose}
      className={styles.chooseLecture}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary">
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={go} className="grid gap-5">
        <Field label={<Trans>Course</Trans>} error={isMissed && !course ? M.courseRequired : undefined}>
          <Combobox
            options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
            value={course}
            placeholder={t`Choose a course`}
            empty={COURSE_MESSAGES.notFound}
            onChange={(chosen) => {
              setCourse(chosen)
              setLecture('')
            }}
          />
        </Field>
        <Field
          label={<Trans>Lecture</Trans>}
          error={
            lectures.error
              ? LECTURE_MESSAGES.loadAllFailed.replace('{reason}', failureMessage(lectures.error, ''))
              : isMissed && course && !lecture && !hasNone
                ? M.lectureMissing
                : undefined
          }
          hint={
            hasNone ? (
              <Trans>This course has no lectures yet. A quiz belongs to a lecture, so add one first.</Trans>
            ) : (
              <Trans>Students take the quiz after this lecture.</Trans>
            )
          }
        >
          <Select
            value={lecture}
            disabled={!lectures.data || hasNone}
            placeholder={lectures.isLoading ? t`Loading` : t`Choose a lecture`}
            onChange={(event) => setLecture(event.target.value)}
            options={(lectures.data ?? []).map(({ _id, title }, at) => ({
              value: _id,
              label: `${at + 1}. ${title}`,
            }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
