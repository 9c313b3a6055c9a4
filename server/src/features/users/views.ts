import type { ListedUser, User } from '@academy/contract/users'
import type { SignedIn } from '../../http/context.ts'
import type { PersonRow } from './people-store.ts'
import type { UserDetails, UserRow } from './store.ts'

/** A person as they see themselves. */
export function viewUser(row: UserRow, { subscription, providers }: UserDetails): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    mainrole: row.mainrole,
    subscription,
    preferences: viewPreferences(row),
    signInMethods: [...(row.password_hash === null ? [] : (['password'] as const)), ...providers],
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }
}

export function viewPreferences(row: UserRow): User['preferences'] {
  return {
    emailNotifications: row.email_notifications,
    courseUpdates: row.course_updates,
    profileVisibility: row.profile_visibility,
  }
}

/** Somebody as those who run the academy see them: main roles are for superadmins alone. */
export function viewListedUser(row: PersonRow, caller: SignedIn): ListedUser {
  const isChief = caller.role === 'superadmin'
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    ...(isChief && { mainrole: row.mainrole }),
    subscription: row.subscription,
    taughtCourses: row.taught_courses,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    may: {
      changeRole: row.id !== caller.id && (isChief || row.mainrole !== 'superadmin'),
      delete: row.id !== caller.id && isChief && row.mainrole !== 'superadmin',
    },
  }
}
