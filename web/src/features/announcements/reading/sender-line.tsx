import type { AnnouncementRow } from '@academy/contract/announcements'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRoleGroups } from '../audience-labels.ts'

/** Who tells whom: Grace Mukamana, to a course or to all students. */
export function SenderLine({ author, audience }: Pick<AnnouncementRow, 'author' | 'audience'>) {
  const { i18n } = useLingui()
  const roles = useRoleGroups()
  if (audience.kind === 'all') return <Trans>{author} to everybody</Trans>
  if (audience.kind === 'role') {
    const whom = roles[audience.role].toLocaleLowerCase(i18n.locale)
    return (
      <Trans>
        {author} to all {whom}
      </Trans>
    )
  }
  const course = audience.course.title
  return (
    <Trans>
      {author} in {course}
    </Trans>
  )
}
