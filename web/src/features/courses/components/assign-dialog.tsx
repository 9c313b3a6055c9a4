import type { ManagedCourse } from '@academy/contract/courses'
import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { coursesChanged, instructorsQuery } from '../teaching-api.ts'
import styles from './assign-dialog.module.css'

type AssignDialogProps = { course: ManagedCourse; onClose: () => void }

export function AssignDialog({ course, onClose }: AssignDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data = [], isPending } = useQuery(instructorsQuery)
  const [chosen, setChosen] = useState(course.instructor ?? '')
  const assignment = useMutation({
    mutationFn: () =>
      call('POST /api/course/assign', { body: { courseId: course._id, instructorId: chosen } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await coursesChanged(queryClient)
    },
    onError: (failure) => toast.error(failureMessage(failure, COURSE_MESSAGES.assignFailed)),
  })
  return (
    <Dialog
      open
      title={<Trans>Assign “{course.title}”</Trans>}
      locked={assignment.isPending}
      onClose={onClose}
      className={styles.dialog}
      footer={
        <>
          <Button onClick={onClose} disabled={assignment.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={assignment.isPending}
            disabled={!chosen || chosen === course.instructor}
            onClick={() => assignment.mutate()}
          >
            <Trans>Assign</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="secondary">
          <Trans>
            The new instructor manages the course and its lectures from now on; the former one no longer does.
          </Trans>
        </p>
        <Field
          label={<Trans>Instructor</Trans>}
          error={assignment.error && failureMessage(assignment.error, COURSE_MESSAGES.assignFailed)}
        >
          <Combobox
            options={data.map(({ _id, name, email }) => ({ value: _id, label: name, detail: email }))}
            value={chosen}
            onChange={setChosen}
            loading={isPending}
            placeholder={t`Choose an instructor`}
            empty={<Trans>No instructor found</Trans>}
          />
        </Field>
      </div>
    </Dialog>
  )
}
