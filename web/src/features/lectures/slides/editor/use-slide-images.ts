import type { SlideImage } from '@academy/contract/lectures'
import * as M from '@academy/contract/lectures/messages'
import { MAX_SLIDE_IMAGE_BYTES, SLIDE_IMAGE_DEFAULT } from '@academy/contract/lectures/rules'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call, failureMessage } from '../../../../lib/calls/call.ts'
import { newId } from '../../../../lib/new-id.ts'
import { toast } from '../../../../lib/toast.ts'
import type { Studio } from './use-studio.ts'

const IMAGES_MAX = 20

/** What is known of a picture's file, for as long as the editor is open. */
export interface ImageFile {
  name: string
  bytes: number
  width: number
  height: number
}

/** Pictures come by the button, by paste and by drop; each is judged first, uploaded, then placed. */
export function useSlideImages({ slide, dispatch }: Studio) {
  const { t } = useLingui()
  const [uploading, setUploading] = useState(0)
  const [files, setFiles] = useState<ReadonlyMap<string, ImageFile>>(new Map())

  const upload = async (file: File): Promise<string | null> => {
    const fault = faultOf(file)
    if (fault) {
      toast.error(fault)
      return null
    }
    const form = new FormData()
    form.append('file', file)
    setUploading((count) => count + 1)
    try {
      const { imageUrl, width, height, sizeBytes } = await call('POST /api/instructor/slide-image/upload', {
        form,
      })
      const known = { name: file.name, bytes: sizeBytes, width, height }
      setFiles((before) => new Map(before).set(imageUrl, known))
      return imageUrl
    } catch (failure) {
      toast.error(failureMessage(failure, M.slideImageFailed))
      return null
    } finally {
      setUploading((count) => count - 1)
    }
  }

  return {
    isUploading: uploading > 0,
    files,
    insert: async (file: File) => {
      if (slide.images.length >= IMAGES_MAX) return toast.error(t`A slide holds at most ${IMAGES_MAX} images`)
      const url = await upload(file)
      if (url) dispatch({ type: 'add-image', slideId: slide.id, image: placed(url) })
    },
    replace: async (imageId: string, file: File) => {
      const url = await upload(file)
      if (url) dispatch({ type: 'edit-image', imageId, change: { url }, atMs: Date.now() })
    },
  }
}
export type SlideImages = ReturnType<typeof useSlideImages>

function faultOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return M.slideImageRequired
  return file.size >= MAX_SLIDE_IMAGE_BYTES ? M.slideImageTooLarge : null
}

function placed(url: string): SlideImage {
  const { x, y, width, height } = SLIDE_IMAGE_DEFAULT
  return { id: newId(), url, position: { x, y }, size: { width, height } }
}
