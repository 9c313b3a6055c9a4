import type { ManagedCourse } from '@academy/contract/courses'
import { useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { CallFailure, failureMessage, type UploadProgress } from '../../lib/call.ts'
import { type DraftKey, dropDraft, readDraft, useDraft } from '../../lib/draft.ts'
import { toast } from '../../lib/toast.ts'
import {
  COURSE_FIELDS,
  type CourseField,
  type CourseValues,
  checkCourse,
  courseForm,
  EMPTY_COURSE,
  valuesOf,
} from './course-form-rules.ts'
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
  /** Said when the server gave no sentence of its own. */
  failed: string
}

/** What the form of react-hook-form holds; the picture is kept beside it and only its error lives here. */
export type CourseFormValues = CourseValues & { file?: never }

export function useCourseForm({ course, draftKey, hasInstructor = false, send, failed }: CourseFormSetup) {
  const image = useCourseImage()
  const needs = { image: course === undefined, instructor: hasInstructor }
  const saved = course ? valuesOf(course) : EMPTY_COURSE
  const [draft, setDraft] = useState(() => readDraft<CourseValues>(draftKey))
  const [problem, setProblem] = useState<string>()
  const upload = useRef<AbortController>(undefined)

  const resolver: Resolver<CourseFormValues> = (values) => {
    const errors = Object.entries(checkCourse(values, image.file.current !== null, needs))
    if (errors.length === 0) return { values, errors: {} }
    const typed = errors.map(([name, message]) => [name, { type: 'rule', message }])
    return { values: {}, errors: Object.fromEntries(typed) }
  }
  const form = useForm<CourseFormValues>({
    defaultValues: saved,
    values: undefined,
    resolver,
    shouldFocusError: false,
  })
  const isRestored = useRef(false)
  if (draft && !isRestored.current) {
    isRestored.current = true
    form.reset({ ...saved, ...draft }, { keepDefaultValues: true })
  }
  const values = form.watch()
  const isChanged = Object.keys(saved).some(
    (name) => values[name as keyof CourseValues] !== saved[name as keyof CourseValues],
  )
  useDraft(draftKey, values, isChanged)

  function refuse(failure: unknown): void {
    if (failure instanceof DOMException && failure.name === 'AbortError') {
      image.setChosen()
      return
    }
    const message = failureMessage(failure, failed)
    const fields = failure instanceof CallFailure ? Object.entries(failure.fields) : []
    for (const [name, said] of fields) {
      if (COURSE_FIELDS.includes(name as CourseField)) form.setError(name as CourseField, { message: said })
    }
    image.setFailed(message)
    setProblem(fields.length === 0 ? message : undefined)
    toast.error(message)
  }

  const submit = form.handleSubmit(
    async (ready) => {
      setProblem(undefined)
      upload.current = new AbortController()
      try {
        await send(courseForm(ready, image.file.current, needs), {
          signal: upload.current.signal,
          onUploadProgress: image.setProgress,
        })
        dropDraft(draftKey)
      } catch (failure) {
        refuse(failure)
      }
    },
    () => setProblem(undefined),
  )

  return {
    form,
    image,
    submit,
    cancelUpload: () => upload.current?.abort(),
    isSending: form.formState.isSubmitting,
    problem,
    isDirty: isChanged || image.upload !== undefined,
    hasDraft: draft !== null && isChanged,
    dropDraft: () => {
      dropDraft(draftKey)
      setDraft(null)
      form.reset(saved)
    },
  }
}
