import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import * as M from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureMessage } from '../../../lib/calls/call.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Select } from '../../../ui/select.tsx'
import { courseLecturesQuery } from '../../courses/index.ts'

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
  const form = useForm(
    { course: courseId || (courses.length === 1 ? (courses[0]?._id ?? '') : ''), lecture: '' },
    {
      check: ({ course, lecture }) => ({
        course: course ? undefined : M.courseRequired,
        lecture: !course || lecture ? undefined : M.lectureMissing,
      }),
      send: async ({ lecture }) => navigate(addressOf(lecture)),
    },
  )
  const { course, lecture } = form.values
  const lectures = useQuery({ ...courseLecturesQuery(course), enabled: course !== '' })
  const hasNone = lectures.data?.length === 0
  return (
    <FormDialog title={t`Create quiz`} form={form} verb={<Trans>Continue</Trans>} onClose={onClose}>
      {/* Room for the list of courses, which opens inside the dialog. */}
      <div className="grid min-h-81 content-start gap-5">
        <Field label={<Trans>Course</Trans>} error={form.errors.course}>
          <Combobox
            options={courses.map(({ _id, title }) => ({ value: _id, label: title }))}
            value={course}
            placeholder={t`Choose a course`}
            empty={COURSE_MESSAGES.notFound}
            onChange={(chosen) => form.replace({ course: chosen, lecture: '' })}
          />
        </Field>
        <Field
          label={<Trans>Lecture</Trans>}
          error={
            lectures.error
              ? LECTURE_MESSAGES.loadAllFailed(failureMessage(lectures.error, ''))
              : hasNone
                ? undefined
                : form.errors.lecture
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
            onChange={(event) => form.set('lecture', event.target.value)}
            options={(lectures.data ?? []).map(({ _id, title }, at) => ({
              value: _id,
              label: `${at + 1}. ${title}`,
            }))}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
