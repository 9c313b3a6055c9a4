import type { User } from '@academy/contract/users'
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
