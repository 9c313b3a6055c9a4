import type { Slide } from '@academy/contract/lectures'
import { keptDrafts } from '../../../../lib/device/drafts.ts'

/** Slides the server has not confirmed; `id` is person and lecture. */
export interface SlidesDraft {
  id: string
  slides: Slide[]
  /** The lecture's `updatedAt` that the changes began from. */
  basedOn: string
  atMs: number
}

const drafts = keptDrafts<SlidesDraft>('slide-drafts')

export const draftIdOf = (personId: string, lectureId: string): string => `${personId} ${lectureId}`

export const { read: readDraft, write: writeDraft, forget: forgetDraft } = drafts
