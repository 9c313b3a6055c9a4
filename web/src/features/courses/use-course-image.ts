import { useEffect, useRef, useState } from 'react'
import type { UploadProgress } from '../../lib/call.ts'
import type { FileUpload } from '../../ui/file-row.tsx'

/** The chosen picture, how far it has gone up, and its address for the preview. */
export function useCourseImage() {
  const file = useRef<File | null>(null)
  const [upload, setUpload] = useState<FileUpload>()
  const [previewUrl, setPreviewUrl] = useState<string>()
  useEffect(() => () => void (previewUrl && URL.revokeObjectURL(previewUrl)), [previewUrl])

  const take = (picked: File | null) => {
    file.current = picked
    setUpload(picked ? { name: picked.name, bytes: picked.size, state: 'chosen' } : undefined)
    setPreviewUrl(picked ? URL.createObjectURL(picked) : undefined)
  }
  const change = (next: (picked: File) => FileUpload) => {
    const picked = file.current
    if (picked) setUpload(next(picked))
  }
  return {
    file,
    upload,
    previewUrl,
    take,
    setChosen: () => change(({ name, size }) => ({ name, bytes: size, state: 'chosen' })),
    setFailed: (message: string) =>
      change(({ name, size }) => ({ name, bytes: size, state: 'failed', message })),
    // The form's own few bytes travel with the file's: never show more than the file has.
    setProgress: ({ sentBytes }: UploadProgress) =>
      change(({ name, size }) => ({
        name,
        bytes: size,
        state: 'sending',
        sentBytes: Math.min(sentBytes, size),
      })),
  }
}

export type CourseImage = ReturnType<typeof useCourseImage>
