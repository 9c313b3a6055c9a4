import { type DraftKey, dropDraft, useDraft } from '../../lib/draft.ts'
import type { Form } from './use-form.ts'

/**
 * Keeps what is typed into a form on the device until it is saved; the form starts over it with `draft: readDraft(key)`, so that
 * a reload loses nothing. `discard` goes back to what is saved.
 */
export function useFormDraft<V extends object>(key: DraftKey, form: Form<V>, saved: V) {
  const keptAt = useDraft(key, form.values, form.isDirty)
  const forget = () => dropDraft(key)
  return {
    /** When the draft was last kept; null while nothing is unsaved. */
    keptAt,
    /** After a save. */
    forget,
    discard: () => {
      forget()
      form.reset(saved)
    },
  }
}
