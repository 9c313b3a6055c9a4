import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { peekReturn, rememberReturn } from '../../../lib/pages/return-to.ts'

/** Where a student goes on learning; null for whoever has no course, and for staff. */
export function learningPath(user: User): string | null {
  return effectiveRole(user) === 'student' && user.subscription.length > 0 ? `/${user._id}/dashboard` : null
}

/** Before somebody is signed in on a page that leads on: to their courses, unless they were on their way elsewhere. */
export function leadToLearning(user: User): void {
  const path = learningPath(user)
  if (path && !peekReturn()) rememberReturn(path)
}
