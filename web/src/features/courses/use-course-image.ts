import { useEffect, useState } from 'react'
import type { UploadProgress } from '../../lib/calls/call.ts'
import type { FileUpload } from '../../ui/file-row.tsx'

/** The chosen picture, how far it has gone up, and its address for the preview. */
export function useCourseImage() {
  const [upload, setUpload] = useState<FileUpload>()
  const [previewUrl, setPreviewUrl] = useState<string>()
  useEffect(() => () => void (previewUrl && URL.revokeObjectURL(previewUrl)), [previewUrl])

  const take = (picked: File | null) => {
    setUpload(picked ? { name: picked.name, bytes: picked.size, state: 'chosen' } : undefined)
    setPreviewUrl(picked ? URL.createObjectURL(picked) : undefined)
  }
  const change = (next: (picked: Pick<FileUpload, 'name' | 'bytes'>) => FileUpload) =>
    setUpload((before) => before && next(before))
  return {
    upload,
    previewUrl,
    take,
    setChosen: () => change(({ name, bytes }) => ({ name, bytes, state: 'chosen' })),
    setFailed: (message: string) => change(({ name, bytes }) => ({ name, bytes, state: 'failed', message })),
    // The form's own few bytes travel with the file's: never show more than the file has.
    setProgress: ({ sentBytes }: UploadProgress) =>
      change(({ name, bytes }) => ({
        name,
        bytes,
        state: 'sending',
        sentBytes: Math.min(sentBytes, bytes ?? 0),
      })),
  }
}
