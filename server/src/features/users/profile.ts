import { HTTP_MESSAGES } from '@academy/contract/http'
import { USER_MESSAGES as M, type Preferences } from '@academy/contract/users'
import { type Context, type Entry, signedIn } from '../../http/context.ts'
import { unauthenticated } from '../../http/problem.ts'
import { detailsFrom, detailsOf, own, updateUser } from './store.ts'
import { viewPreferences, viewUser } from './views.ts'

export async function readMe(entry: Entry) {
  const { asking } = entry
  const [, [user], courses, accounts] = await entry.enter(
    own.user.of(asking),
    own.subscription.of(asking),
    own.providers.of(asking),
  )
  if (!user) throw unauthenticated(HTTP_MESSAGES.unauthenticated)
  return { user: viewUser(user, detailsFrom(courses, accounts)) }
}

export async function updateMe(ctx: Context, name: string) {
  const { id } = signedIn(ctx)
  const user = await updateUser(ctx.db, id, { name })
  return { message: M.profileSaved, user: viewUser(user, await detailsOf(ctx.db, id)) }
}

export async function updatePreferences(ctx: Context, change: Partial<Preferences>) {
  const { id } = signedIn(ctx)
  const columns = {
    ...(change.emailNotifications !== undefined && { email_notifications: change.emailNotifications }),
    ...(change.courseUpdates !== undefined && { course_updates: change.courseUpdates }),
    ...(change.profileVisibility !== undefined && { profile_visibility: change.profileVisibility }),
  }
  // An empty change still answers with what stands.
  const user = await updateUser(ctx.db, id, Object.keys(columns).length > 0 ? columns : { id })
  return { message: M.preferencesSaved, preferences: viewPreferences(user) }
}
