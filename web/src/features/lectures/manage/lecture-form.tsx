import { hasFile } from '@academy/contract/lectures/rules'
import { Trans } from '@lingui/react/macro'
import { Presentation } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { LectureFileField } from '../upload/lecture-file-field.tsx'
import { slidesAddress } from './addresses.ts'
import { CaptionsField } from './captions-field.tsx'
import { LectureFacts } from './lecture-facts.tsx'
import styles from './lecture-panel.module.css'
import { TypeChoice } from './type-choice.tsx'
import { type LectureFormSetup, useLectureForm } from './use-lecture-form.ts'

const TITLE_MAX_LENGTH = 200
const DESCRIPTION_MAX_LENGTH = 10_000

/** Adds a lecture, or changes one: words, file, captions. A notes lecture's slides have an editor of their own. */
export function LectureForm({ onClose, ...setup }: LectureFormSetup & { onClose: () => void }) {
  const { lecture, audience } = setup
  const form = useLectureForm(setup)
  const { values, errors, upload, cutOff, isBusy } = form
  const [isLeaving, setIsLeaving] = useState(false)
  const takesFile = hasFile(values.lectureType)
  const close = () => {
    form.close()
    onClose()
  }
  return (
    <form className="grid gap-5" {...form.form}>
      {lecture ? (
        <LectureFacts lecture={lecture} />
      ) : (
        <TypeChoice value={values.lectureType} onChange={form.setType} disabled={isBusy} />
      )}
      <Field label={<Trans>Title</Trans>} error={errors.title && <Trans>Give the lecture a title.</Trans>}>
        <TextInput {...form.input('title')} maxLength={TITLE_MAX_LENGTH} />
      </Field>
      <Field
        label={<Trans>Description</Trans>}
        error={errors.description && <Trans>Say what the lecture is about.</Trans>}
      >
        <TextArea
          name="description"
          required
          maxLength={DESCRIPTION_MAX_LENGTH}
          value={values.description}
          onChange={(event) => form.set('description', event.target.value)}
        />
      </Field>
      {hasFile(values.lectureType) && (
        <LectureFileField
          type={values.lectureType}
          shown={upload.shown}
          cutOff={cutOff}
          current={lecture?.fileName}
          error={upload.upload ? undefined : errors.file}
          onPick={form.pick}
          onRetry={upload.retry}
          onRemove={upload.remove}
        />
      )}
      {!takesFile && !lecture && (
        <p className="meta secondary">
          <Trans>The slide editor opens as soon as the lecture is added. It starts with one slide.</Trans>
        </p>
      )}
      {lecture?.lectureType === 'notes' && (
        <ButtonLink to={slidesAddress(lecture._id, audience)}>
          <Presentation aria-hidden="true" />
          <Trans>Edit slides</Trans>
        </ButtonLink>
      )}
      {lecture && (lecture.lectureType === 'video' || lecture.lectureType === 'audio') && (
        <CaptionsField lecture={lecture} />
      )}
      <FormProblem form={upload.isAwaited ? undefined : form}>{form.problem}</FormProblem>
      {upload.isAwaited && (
        <p role="status" className="meta secondary">
          <Trans>The lecture is saved as soon as its file has arrived. Please keep this page open.</Trans>
        </p>
      )}
      <div className={styles.ends}>
        <Button onClick={form.isDirty ? () => setIsLeaving(true) : close}>
          <Trans>Cancel</Trans>
        </Button>
        {!lecture && takesFile && (
          <Button type="submit" value="another" disabled={isBusy}>
            <Trans>Add and another</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary" className="flex-1" busy={isBusy}>
          {lecture ? <Trans>Save changes</Trans> : <Trans>Add lecture</Trans>}
        </Button>
      </div>
      <ConfirmDialog
        open={isLeaving}
        title={lecture ? <Trans>Drop your changes?</Trans> : <Trans>Drop this lecture?</Trans>}
        verb={<Trans>Drop</Trans>}
        onConfirm={close}
        onClose={() => setIsLeaving(false)}
      >
        {upload.upload ? (
          <Trans>What you typed and the file that went up are forgotten.</Trans>
        ) : (
          <Trans>What you typed is forgotten.</Trans>
        )}
      </ConfirmDialog>
    </form>
  )
}
