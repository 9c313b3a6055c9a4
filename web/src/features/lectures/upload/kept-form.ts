import { LECTURE_TYPES } from '@academy/contract/lectures/rules'
import { parsedOr, visit } from '../../../lib/device/storage.ts'
import type { LectureDraft } from '../manage/form-faults.ts'

/** A file on its way, or one that has arrived (`uploadId`) and waits for its lecture. */
export interface KeptUpload {
  name: string
  bytes: number
  sentBytes: number
  uploadId: string | null
}

export interface KeptForm {
  draft: LectureDraft
  upload: KeptUpload | null
}

const keyOf = (form: string) => `lecture-form:${form}`

/** What was typed and sent in this tab before the page was reloaded. */
export function readKeptForm(form: string): KeptForm | null {
  const kept = parsedOr<KeptForm>(visit.read(keyOf(form)), () => forgetForm(form))
  return kept && LECTURE_TYPES.includes(kept.draft?.lectureType) ? kept : null
}

export const keepForm = (form: string, kept: KeptForm): boolean =>
  visit.write(keyOf(form), JSON.stringify(kept))

export const forgetForm = (form: string): void => visit.delete(keyOf(form))
