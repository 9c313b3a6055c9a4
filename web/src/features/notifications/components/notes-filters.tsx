import { NOTE_GROUPS, NOTE_KIND_READERS, type NoteGroup } from '@academy/contract/notifications/kinds'
import { isAdmin } from '@academy/contract/users/rules'
import { useLingui } from '@lingui/react/macro'
import { type Chip, ChipGroup } from '../../../ui/chip-group.tsx'
import { useSignedIn } from '../../users/index.ts'
import type { useNotesView } from '../use-notes-view.ts'
import styles from './notes-body.module.css'

const ALL = 'all'
const UNREAD = 'unread'

interface NotesFiltersProps extends ReturnType<typeof useNotesView> {
  unreadCount: number | undefined
}

/** Read or not, and what it is about; each group that the person can hear of. */
export function NotesFilters({ view, narrow, unreadCount }: NotesFiltersProps) {
  const { t } = useLingui()
  const { role } = useSignedIn()
  const reader = isAdmin(role) ? 'admin' : (role as 'student' | 'instructor')
  const names: Record<NoteGroup, string> = {
    grades: t`Grades`,
    courses: t`Courses`,
    submissions: t`Submissions`,
    payments: t`Payments`,
    certificates: t`Certificates`,
    messages: t`Messages`,
    account: t`Account`,
  }
  const groups = (Object.keys(NOTE_GROUPS) as NoteGroup[]).filter((group) =>
    NOTE_GROUPS[group].some((kind) => (NOTE_KIND_READERS[kind] as readonly string[]).includes(reader)),
  )
  const reading: Chip[] = [
    { value: ALL, label: t`All` },
    { value: UNREAD, label: t`Unread`, ...(unreadCount !== undefined && { count: unreadCount }) },
  ]
  const about: Chip[] = [
    { value: '', label: t`Everything` },
    ...groups.map((value) => ({ value, label: names[value] })),
  ]
  return (
    <div className={styles.filters}>
      <ChipGroup
        label={t`Read or unread`}
        chips={reading}
        value={view.isUnread ? UNREAD : ALL}
        onChange={(value) => narrow({ unread: value === UNREAD })}
      />
      <ChipGroup
        label={t`About`}
        chips={about}
        value={view.group ?? ''}
        onChange={(group) => narrow({ group })}
      />
    </div>
  )
}
