import * as M from '@academy/contract/lectures/messages'
import { hasFile, type LectureType } from '@academy/contract/lectures/rules'

/** Whose form it is: instructors and admins are told different sentences. */
export type Audience = 'instructor' | 'admin'

export interface LectureDraft {
  title: string
  description: string
  lectureType: LectureType
}

export type FormPart = 'title' | 'description' | 'file'
export interface FormFault {
  message: string
  missing: readonly FormPart[]
}

/** What is missing before a lecture may be added, in the specification's words; null when nothing is. */
export function faultOfNew(
  draft: LectureDraft,
  hasChosenFile: boolean,
  audience: Audience,
): FormFault | null {
  const words = missingWords(draft)
  const file: FormPart[] = hasFile(draft.lectureType) && !hasChosenFile ? ['file'] : []
  const missing = [...words, ...file]
  if (missing.length === 0) return null
  if (audience === 'instructor') return { message: M.fieldsAndFileRequired, missing }
  return { message: words.length > 0 ? M.titleAndDescriptionRequired : M.fileRequired, missing }
}

/** Changing a lecture needs its words only: the file stays unless another is chosen. */
export function faultOfChange(draft: LectureDraft): FormFault | null {
  const missing = missingWords(draft)
  return missing.length > 0 ? { message: M.fieldsRequired, missing } : null
}

function missingWords({ title, description }: LectureDraft): FormPart[] {
  return [
    ...(title.trim() ? [] : (['title'] as const)),
    ...(description.trim() ? [] : (['description'] as const)),
  ]
}
