import { isId } from '@academy/contract/http/rules'
import { NOTE_GROUPS, type NoteGroup } from '@academy/contract/notifications/kinds'
import { useAddressView } from '../../lib/pages/use-address-view.ts'
import type { NotesView } from './page-api.ts'

/** What the page shows, as its address says it; what is no group and no id is as if it were not there. */
export function useNotesView() {
  const { read, has, write } = useAddressView()
  const group = read('group')
  const before = read('before')
  const view: NotesView = {
    group: Object.hasOwn(NOTE_GROUPS, group) ? (group as NoteGroup) : undefined,
    isUnread: has('unread'),
    before: isId(before) ? before : undefined,
  }
  return {
    view,
    isNarrowed: view.group !== undefined || view.isUnread,
    /** A filter begins with the newest. */
    narrow: (changes: { group?: string; unread?: boolean }) => write({ ...changes, before: '' }),
  }
}
