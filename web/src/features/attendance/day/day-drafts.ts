import type { Day } from '@academy/contract/text/days'
import { keptDrafts } from '../../../lib/device/drafts.ts'
import { type DayChanges, without } from './marks.ts'

/** What somebody has changed of a day and not saved, upon which version. */
export interface DayDraft {
  id: string
  version: number
  changes: DayChanges
}

/** By person first: on a shared computer nobody is shown another's. */
export const draftId = (person: string, courseId: string, day: Day): string => `${person}/${courseId}/${day}`

const drafts = keptDrafts<DayDraft>('attendance-drafts')

export const readDraft = (id: string): Promise<DayDraft | null> => drafts.read(id)

export async function writeDraft(draft: DayDraft): Promise<void> {
  if (Object.keys(draft.changes).length === 0) await drafts.forget(draft.id)
  else await drafts.write(draft)
}

/** The server has taken `sent`: what was changed again meanwhile stays, upon what the server has now. */
export async function settleDraft(id: string, sent: DayChanges, version: number): Promise<void> {
  const draft = await readDraft(id)
  if (draft) await writeDraft({ id, version, changes: without(draft.changes, sent) })
}
