import { useLingui } from '@lingui/react/macro'

type Role = 'user' | 'student' | 'instructor' | 'admin' | 'superadmin'

/** What roles are called: in lists somebody is a User, where it is about studying a Student. */
export function useRoleNames(): Record<Role, string> {
  const { t } = useLingui()
  return {
    user: t`User`,
    student: t`Student`,
    instructor: t`Instructor`,
    admin: t`Admin`,
    superadmin: t`Superadmin`,
  }
}

export function RoleName({ role }: { role: Role }) {
  return useRoleNames()[role]
}
