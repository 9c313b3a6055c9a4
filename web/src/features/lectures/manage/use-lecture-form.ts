import type { Lecture } from '@academy/contract/lectures'
import * as M from '@academy/contract/lectures/messages'
import { hasFile, type LectureType } from '@academy/contract/lectures/rules'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { forgetForm, keepForm, readKeptForm } from '../upload/kept-form.ts'
import { useResumableUpload } from '../upload/use-resumable-upload.ts'
import { lecturesChanged } from './api.ts'
import { type Audience, faultOfChange, faultOfNew, type LectureDraft } from './form-faults.ts'
import { saveLecture } from './save-lecture.ts'

export interface LectureFormSetup {
  audience: Audience
  courseId: string
  lecture?: Lecture
  onSaved: (lecture: Lecture) => void
}

/** The file itself goes up on its own way; `file` is the one that was chosen last. */
type LectureValues = LectureDraft & { file: File | null }

/** Everything typed and sent stays until the server has taken it, through failures and through a reload of the page. */
export function useLectureForm({ audience, courseId, lecture, onSaved }: LectureFormSetup) {
  const queryClient = useQueryClient()
  const formKey = lecture?._id ?? courseId
  const [kept] = useState(() => readKeptForm(formKey))
  const [cutOff, setCutOff] = useState(() => (kept?.upload && !kept.upload.uploadId ? kept.upload : null))
  const file = useResumableUpload(kept?.upload ?? null)
  const { upload } = file
  const isClosed = useRef(false)
  const wantsAnother = useRef(false)
  const latest = useRef<LectureDraft>(null)
  const [missing, setMissing] = useState<string>()

  const form = useForm<LectureValues>(() => ({ ...startOf(lecture, kept?.draft), file: null }), {
    check: (values) => {
      const fault = lecture ? faultOfChange(values) : faultOfNew(values, upload !== null, audience)
      setMissing(fault?.message)
      if (fault) toast.error(fault.message, { id: 'form' })
      return Object.fromEntries((fault?.missing ?? []).map((part) => [part, fault?.message]))
    },
    send: async (values) => {
      const uploadId = upload ? await file.whenArrived() : null
      if (upload?.isRefused) toast.error(upload.message ?? '', { id: 'form' })
      if (upload && !uploadId) return
      const draft = latest.current ?? values
      const reply = await saveLecture({ audience, courseId, lecture, draft, uploadId })
      isClosed.current = !wantsAnother.current
      forgetForm(formKey)
      file.forget()
      toast.success(reply.message)
      if (wantsAnother.current) {
        form.reset({ title: '', description: '', lectureType: draft.lectureType, file: null })
        form.form.ref.current?.querySelector<HTMLElement>('[name=title]')?.focus()
      }
      await lecturesChanged(queryClient)
      if (!wantsAnother.current) onSaved(reply.lecture)
    },
    onRefused: ({ message }) => {
      if (message === M.uploadGone) file.forget()
      return false
    },
  })
  const { values } = form

  useEffect(() => {
    // While its file is still on the way the words may change: those of the end are saved.
    latest.current = values
    if (isClosed.current) return
    const { title, description, lectureType } = values
    const isUntouched =
      !upload && title === (lecture?.title ?? '') && description === (lecture?.description ?? '')
    if (isUntouched && !cutOff) forgetForm(formKey)
    else
      keepForm(formKey, {
        draft: { title, description, lectureType },
        upload: upload?.isRefused ? null : (upload ?? cutOff),
      })
  }, [values, upload, cutOff, formKey, lecture])

  return {
    ...form,
    /** What to do about the form as a whole: the first Save says what is missing, later ones what the server said. */
    problem: Object.keys(form.errors).length > 0 ? missing : form.problem,
    upload: file,
    cutOff,
    isDirty:
      upload !== null ||
      values.title !== (lecture?.title ?? '') ||
      values.description !== (lecture?.description ?? ''),
    setType: (lectureType: LectureType) => {
      if (upload) file.remove()
      setCutOff(null)
      setMissing(undefined)
      form.replace({ ...values, lectureType, file: null })
    },
    pick: (chosen: File) => {
      if (!hasFile(values.lectureType)) return
      setCutOff(null)
      form.set('file', chosen)
      void file.pick(chosen, values.lectureType)
    },
    /** The person gives the form up. */
    close: () => {
      isClosed.current = true
      forgetForm(formKey)
      file.remove()
    },
    form: {
      ...form.form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent as Event & { submitter?: HTMLButtonElement | null }
        if (!form.isBusy) wantsAnother.current = submitter?.value === 'another'
        return form.form.onSubmit(event)
      },
    },
  }
}

function startOf(lecture: Lecture | undefined, kept: LectureDraft | undefined): LectureDraft {
  if (kept) return kept
  if (lecture) {
    const { title, description, lectureType } = lecture
    return { title, description, lectureType }
  }
  return { title: '', description: '', lectureType: 'video' }
}
