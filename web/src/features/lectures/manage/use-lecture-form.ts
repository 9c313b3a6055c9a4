import type { Lecture } from '@academy/contract/lectures'
import * as M from '@academy/contract/lectures/messages'
import { hasFile, type LectureType } from '@academy/contract/lectures/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CallFailure, failureMessage } from '../../../lib/call.ts'
import { toast } from '../../../lib/toast.ts'
import { forgetForm, keepForm, readKeptForm } from '../upload/kept-form.ts'
import { useResumableUpload } from '../upload/use-resumable-upload.ts'
import { lecturesChanged } from './api.ts'
import { type Audience, type FormFault, faultOfChange, faultOfNew, type LectureDraft } from './form-faults.ts'
import { saveLecture } from './save-lecture.ts'

export interface LectureFormSetup {
  audience: Audience
  courseId: string
  lecture?: Lecture
  onSaved: (lecture: Lecture) => void
}

/** Everything typed and sent stays until the server has taken it, through failures and through a reload of the page. */
export function useLectureForm({ audience, courseId, lecture, onSaved }: LectureFormSetup) {
  const queryClient = useQueryClient()
  const formKey = lecture?._id ?? courseId
  const [kept] = useState(() => readKeptForm(formKey))
  const [draft, setDraft] = useState<LectureDraft>(() => startOf(lecture, kept?.draft))
  const [fault, setFault] = useState<FormFault | null>(null)
  const [tries, setTries] = useState(0)
  const [isWaiting, setIsWaiting] = useState(false)
  const [cutOff, setCutOff] = useState(() => (kept?.upload && !kept.upload.uploadId ? kept.upload : null))
  const file = useResumableUpload(kept?.upload ?? null)
  const { upload } = file
  const form = useRef<HTMLFormElement>(null)
  const isClosed = useRef(false)
  const wantsAnother = useRef(false)

  useEffect(() => {
    if (isClosed.current) return
    const { title, description } = draft
    const isUntouched =
      !upload && title === (lecture?.title ?? '') && description === (lecture?.description ?? '')
    if (isUntouched && !cutOff) forgetForm(formKey)
    else keepForm(formKey, { draft, upload: upload ?? cutOff })
  }, [draft, upload, cutOff, formKey, lecture])

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  const saving = useMutation({
    mutationFn: (uploadId: string | null) => saveLecture({ audience, courseId, lecture, draft, uploadId }),
    onSuccess: async (reply) => {
      isClosed.current = !wantsAnother.current
      forgetForm(formKey)
      file.forget()
      toast.success(reply.message)
      if (wantsAnother.current) {
        setDraft({ title: '', description: '', lectureType: draft.lectureType })
        form.current?.querySelector<HTMLElement>('[name=title]')?.focus()
      }
      await lecturesChanged(queryClient)
      if (!wantsAnother.current) onSaved(reply.lecture)
    },
    onError: (failure) => {
      const fallback = lecture ? M.updateFailed : audience === 'admin' ? M.createFailed : M.addFailed
      const message = failureMessage(failure, fallback)
      if (failure instanceof CallFailure && failure.message === M.uploadGone) file.forget()
      setFault({ message, missing: [] })
      toast.error(message)
    },
  })

  const uploadId = upload?.uploadId ?? null
  const { mutate } = saving
  useEffect(() => {
    if (!isWaiting) return
    if (uploadId) mutate(uploadId)
    if (uploadId || !upload || upload.state === 'failed') setIsWaiting(false)
  }, [isWaiting, uploadId, upload, mutate])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving.isPending || isWaiting) return
    const { submitter } = event.nativeEvent as Event & { submitter?: HTMLButtonElement | null }
    wantsAnother.current = submitter?.value === 'another'
    const found = lecture ? faultOfChange(draft) : faultOfNew(draft, upload !== null, audience)
    setFault(found)
    if (found) {
      toast.error(found.message)
      setTries(tries + 1)
    } else if (upload && !uploadId) {
      if (upload.state === 'failed') file.retry()
      setIsWaiting(true)
    } else saving.mutate(uploadId)
  }

  return {
    draft,
    fault,
    file,
    cutOff,
    isWaiting,
    isBusy: saving.isPending || isWaiting,
    isDirty:
      upload !== null ||
      draft.title !== (lecture?.title ?? '') ||
      draft.description !== (lecture?.description ?? ''),
    set: (change: Partial<LectureDraft>) => {
      setDraft({ ...draft, ...change })
      setFault(null)
    },
    setType: (lectureType: LectureType) => {
      if (upload) file.remove()
      setCutOff(null)
      setDraft({ ...draft, lectureType })
      setFault(null)
    },
    pick: (chosen: File) => {
      if (!hasFile(draft.lectureType)) return
      setCutOff(null)
      setFault(null)
      void file.pick(chosen, draft.lectureType)
    },
    /** The person gives the form up. */
    close: () => {
      isClosed.current = true
      forgetForm(formKey)
      file.remove()
    },
    form: { ref: form, noValidate: true, onSubmit: submit },
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
