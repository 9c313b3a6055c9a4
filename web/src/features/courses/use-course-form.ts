import type { ManagedCourse } from '@academy/contract/courses'
import { useRef, useState } from 'react'
import type { UploadProgress } from '../../lib/calls/call.ts'
import { type DraftKey, dropDraft, readDraft, useDraft } from '../../lib/device/form-draft.ts'
import { type Form, useForm } from '../../ui/form/use-form.ts'
import { type CourseValues, checkCourse, courseForm, EMPTY_COURSE, valuesOf } from './course-form-rules.ts'
import { useCourseImage } from './use-course-image.ts'

interface SendManner {
  signal: AbortSignal
  onUploadProgress: (progress: UploadProgress) => void
}

export interface CourseFormSetup {
  /** Undefined on creating. */
  course?: ManagedCourse
  draftKey: DraftKey
  /** The admin's form names who teaches. */
  hasInstructor?: boolean
  send: (form: FormData, manner: SendManner) => Promise<void>
}

/** The picture cannot be kept on the device: it is no part of the draft. */
type CourseFormValues = CourseValues & { file: File | null }
export type CourseFormState = Form<CourseFormValues>

export function useCourseForm({ course, draftKey, hasInstructor = false, send }: CourseFormSetup) {
  const image = useCourseImage()
  const needs = { image: course === undefined, instructor: hasInstructor }
  const saved = course ? valuesOf(course) : EMPTY_COURSE
  const [draft, setDraft] = useState(() => readDraft<CourseValues>(draftKey))
  const upload = useRef<AbortController>(undefined)

  const form = useForm<CourseFormValues>(
    { ...saved, ...draft, file: null },
    {
      check: ({ file, ...typed }) => checkCourse(typed, file !== null, needs),
      send: async ({ file, ...typed }) => {
        upload.current = new AbortController()
        const { signal } = upload.current
        try {
          await send(courseForm(typed, file, needs), { signal, onUploadProgress: image.setProgress })
          dropDraft(draftKey)
        } catch (failure) {
          if (!signal.aborted) throw failure
          image.setChosen()
        }
      },
      onRefused: ({ message }) => {
        image.setFailed(message)
        return false
      },
    },
  )
  const { file, ...typed } = form.values
  const isChanged = Object.keys(saved).some(
    (name) => typed[name as keyof CourseValues] !== saved[name as keyof CourseValues],
  )
  useDraft(draftKey, typed, isChanged)

  return {
    form,
    image: {
      ...image,
      take: (picked: File | null) => {
        image.take(picked)
        form.set('file', picked)
      },
    },
    cancelUpload: () => upload.current?.abort(),
    isDirty: isChanged || file !== null,
    hasDraft: draft !== null && isChanged,
    dropDraft: () => {
      dropDraft(draftKey)
      setDraft(null)
      form.reset({ ...saved, file })
    },
  }
}
