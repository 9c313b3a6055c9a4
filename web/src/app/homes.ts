import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'

/** Where each kind of person works: a student's courses, the dashboard of who teaches or runs the academy. */
export function homeOf(user: User): string {
  const role = effectiveRole(user)
  if (role === 'student') return `/${user._id}/dashboard`
  return role === 'instructor' ? '/instructor/dashboard' : '/admin/dashboard'
}
