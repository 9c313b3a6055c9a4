import type { Audience } from '@academy/contract/announcements'
import type { Role } from '@academy/contract/users/rules'
import { useLingui } from '@lingui/react/macro'

export function useRoleGroups(): Record<Role, string> {
  const { t } = useLingui()
  return { user: t`Students`, instructor: t`Instructors`, admin: t`Admins` }
}

/** Whom one tells, in a word or by the course's title. */
export function useAudienceLabel(): (audience: Audience) => string {
  const { t } = useLingui()
  const roles = useRoleGroups()
  return (audience) => {
    if (audience.kind === 'course') return audience.course.title
    return audience.kind === 'role' ? roles[audience.role] : t`Everybody`
  }
}
