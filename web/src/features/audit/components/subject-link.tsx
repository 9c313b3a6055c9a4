import { Link } from 'react-router'
import type { Act } from '../api.ts'
import { kindLabel } from './field-labels.ts'

/** Where a subject of a kind stands in the admin's portal; the others are found by their rows. */
const PAGE_OF: Record<string, (id: string) => string> = {
  person: (id) => `/admin/users/${id}`,
  course: (id) => `/admin/course/${id}`,
  lecture: (id) => `/admin/lecture/${id}/edit`,
  quiz: (id) => `/admin/quiz/${id}/edit`,
  settings: () => '/admin/settings',
}

/** As it was called then; what is deleted has no page any more, and says so there. */
export function SubjectLink({ subject }: { subject: Act['subject'] }) {
  const { kind, _id: id, name } = subject
  const words = name || kindLabel(kind)
  const address = id === null ? null : (PAGE_OF[kind]?.(id) ?? `?subject=${encodeURIComponent(id)}`)
  return (
    <span className="min-w-0 wrap-anywhere">
      {address ? (
        <Link className="link" to={address}>
          {words}
        </Link>
      ) : (
        words
      )}
      {name && <small>{kindLabel(kind)}</small>}
    </span>
  )
}
