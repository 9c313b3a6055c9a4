import { hasFile } from '@academy/contract/lectures/rules'
import { Trans } from '@lingui/react/macro'
import { Presentation } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { LectureFileField } from '../upload/lecture-file-field.tsx'
import { CaptionsField } from './captions-field.tsx'
import { LectureFacts } from './lecture-facts.tsx'
import { slidesAddress } from './places.ts'
import { TypeChoice } from './type-choice.tsx'
import { type LectureFormSetup, useLectureForm } from './use-lecture-form.ts'

const TITLE_MAX_LETTERS = 200
const DESCRIPTION_MAX_LETTERS = 10_000

/** Adds a lecture, or changes one: words, file, captions. A notes lecture's slides have an editor of their own. */
export function LectureForm({ onClose, ...setup }: LectureFormSetup & { onClose: () => void }) {
  const { lecture, audience } = setup
  const form = useLectureForm(setup)
  const { draft, fault, file, cutOff, isWaiting, isBusy } = form
  const [isLeaving, setIsLeaving] = useState(false)
  const isMissing = (part: 'title' | 'description' | 'file') => fault?.missing.includes(part)
  const takesFile = hasFile(draft.lectureType)
  const close = () => {
    form.close()
    onClose()
  }
  return (
    <form className="grid gap-5" {...form.form}>
      {lecture ? (
        <LectureFacts lecture={lecture} />
      ) : (
        <TypeChoice value={draft.lectureType} onChange={form.setType} disabled={isBusy} />
      )}
      <Field
        label={<Trans>Title</Trans>}
        error={isMissing('title') && <Trans>Give the lecture a title.</Trans>}
      >
        <TextInput
          name="title"
          required
          maxLength={TITLE_MAX_LETTERS}
          value={draft.title}
          onChange={(event) => form.set({ title: event.target.value })}
        />
      </Field>
      <Field
        label={<Trans>Description</Trans>}
        error={isMissing('description') && <Trans>Say what the lecture is about.</Trans>}
      >
        <TextArea
          name="description"
          required
          maxLength={DESCRIPTION_MAX_LETTERS}
          value={draft.description}
          onChange={(event) => form.set({ description: event.target.value })}
        />
      </Field>
      {takesFile && hasFile(draft.lectureType) && (
        <LectureFileField
          type={draft.lectureType}
          shown={file.shown}
          cutOff={cutOff}
          current={lecture?.fileName}
          error={isMissing('file') ? fault?.message : undefined}
          onPick={form.pick}
          onRetry={file.retry}
          onRemove={file.remove}
        />
      )}
      {!takesFile && !lecture && (
        <p className="text-meta text-text-2">
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
      {fault && (
        <div role="alert">
          <FieldError>{fault.message}</FieldError>
        </div>
      )}
      {isWaiting && (
        <p role="status" className="text-meta text-text-2">
          <Trans>The lecture is saved as soon as its file has arrived. Please keep this page open.</Trans>
        </p>
      )}
      <div className="lec-ends">
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
        {file.upload ? (
          <Trans>What you typed and the file that went up are forgotten.</Trans>
        ) : (
          <Trans>What you typed is forgotten.</Trans>
        )}
      </ConfirmDialog>
    </form>
  )
}
